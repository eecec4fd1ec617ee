import type { Selectable } from 'kysely';
import type { Channel } from '#contract/accounts/accounts.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Identifier } from './identifier.ts';

export type Contact = { readonly channel: Channel; readonly target: string };

export const channelOf = (method: Identifier['method']): Channel => (method === 'EMAIL' ? 'EMAIL' : 'SMS');

export const contactOf = ({ method, value }: Identifier): Contact => ({
  channel: channelOf(method),
  target: value,
});

export const identifierOf = ({ channel, target }: Contact): Identifier =>
  channel === 'EMAIL'
    ? { method: 'EMAIL', value: target.toLowerCase() }
    : { method: 'PHONE_NUMBER', value: target };

type Contacts = Pick<Selectable<Schema['account']>, 'email' | 'email_verified' | 'phone' | 'phone_verified'>;
export type Opened = Contacts & Pick<Selectable<Schema['account']>, 'opened_by'>;

const verifiedEmail = ({ email, email_verified }: Contacts): Contact | undefined =>
  email !== null && email_verified ? { channel: 'EMAIL', target: email } : undefined;

const verifiedPhone = ({ phone, phone_verified }: Contacts): Contact | undefined =>
  phone !== null && phone_verified ? { channel: 'SMS', target: phone } : undefined;

export const verifiedContact = (account: Contacts, channel: Channel): Contact | undefined =>
  channel === 'EMAIL' ? verifiedEmail(account) : verifiedPhone(account);

export const verifiedContacts = (account: Contacts): Contact[] =>
  [verifiedEmail(account), verifiedPhone(account)].filter((contact) => contact !== undefined);

/** Gives the owner, who is notified of a new contact, time to act before it can reset the password. */
const youngHours = 24;

/** Whether the contact was added or changed too recently to be used for password recovery. */
export const isYoung = (
  account: Pick<Selectable<Schema['account']>, 'email_changed_at' | 'phone_changed_at'>,
  channel: Channel,
  now: Temporal.Instant,
): boolean => {
  const changedAt = channel === 'EMAIL' ? account.email_changed_at : account.phone_changed_at;
  return changedAt !== null && Temporal.Instant.compare(changedAt.add({ hours: youngHours }), now) > 0;
};

export const hasVerifiedContact = (account: Contacts): boolean =>
  account.email_verified || account.phone_verified;

/** False for an account that an operator opened for a caller, until the caller has verified the phone. */
export const isTakenOver = (account: Opened): boolean =>
  account.opened_by === null || hasVerifiedContact(account);

/** Where notifications go; for an account opened for a caller, the phone that he gave. */
export const mainContact = (account: Opened): Contact | undefined => {
  const verified = verifiedEmail(account) ?? verifiedPhone(account);
  if (verified || isTakenOver(account) || account.phone === null) return verified;
  return { channel: 'SMS', target: account.phone };
};

const dots = (count: number) => '•'.repeat(Math.max(count, 1));

/** Recognisable for the person who typed it, useless to others: +7•••••••567, d•••••@oktet.local. */
export const maskTarget = ({ channel, target }: Contact): string => {
  if (channel === 'SMS') return `${target.slice(0, 2)}${dots(target.length - 5)}${target.slice(-3)}`;
  const at = target.lastIndexOf('@');
  return `${target.slice(0, 1)}${dots(at - 1)}${target.slice(at)}`;
};
