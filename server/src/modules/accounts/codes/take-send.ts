import { isOperator } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { hasSessionFrom } from '../account/accounts.queries.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { getCodeKind } from './code-kind.ts';
import type { Code } from './codes.queries.ts';

const hour = 3600;
const perTargetAndAddress: Limit = { name: 'send-address', points: 'sendsPerTarget', seconds: hour };
/** Twice the limit per address, so that a stranger at one address leaves half of it to the owner. */
const perTarget: Limit = { name: 'send', points: 'sendsPerTarget', times: 2, seconds: hour };
const perAccount: Limit = { name: 'send-account', points: 'sendsPerAccount', seconds: hour };

const day = 24 * hour;
/** Daily limit of SMS to one phone, for any purpose and from any address. */
const smsPerTarget: Limit = { name: 'sms-target-day', points: 'sendsPerTarget', times: 2, seconds: day };
const recoveriesPerTarget: Limit = {
  name: 'recovery-target-day',
  points: 'sendsPerTarget',
  times: 3,
  seconds: day,
};
const smsPerAddress: Limit = { name: 'sms-address-day', points: 'smsPerAddressAndDay', seconds: day };

export type SendRequest = Pick<Code, 'kind' | 'channel' | 'target'> & Partial<Pick<Code, 'account_id'>>;

/** Prevents SMS pumping: foreign SMS are expensive and fraudsters earn from numbers they own. */
const requireServedCountry = ({ config }: Context, { channel, target }: Contact): void => {
  const countries = config.smsCountries;
  if (channel !== 'SMS' || countries.length === 0 || !target.startsWith('+')) return;
  if (!countries.some((prefix) => target.startsWith(prefix))) throw new AppError('PHONE_COUNTRY_NOT_SERVED');
};

/** Counts unknown targets too. Sessions also count per account: users can enter others’ contacts. Returns the undo. */
export const takeSend = async (
  ctx: Context,
  { kind, account_id, ...contact }: SendRequest,
): Promise<() => Promise<void>> => {
  requireServedCountry(ctx, contact);
  const name = identifierOf(contact);
  const network = networkOf(ctx.address);
  const isOfSession = getCodeKind(kind).askedBy === 'a session';
  // The recipient of a second-step code has already entered the password.
  const isSmsToAnybody = contact.channel === 'SMS' && kind !== 'LOGIN_ATTEMPT';
  const giveBackHere = await takeAllOrRefuse(
    ctx,
    [perTargetAndAddress, kind, name.value, network],
    ...(isOfSession && !isOperator(ctx.actor) ? [[perAccount, kind, account_id ?? ''] as const] : []),
    ...(isSmsToAnybody && !isOfSession ? [[smsPerAddress, network] as const] : []),
  );
  // Strangers elsewhere must not use up the owner’s limit at an address where he has a session.
  if (await hasSessionFrom(ctx.db, name, ctx.address, ctx.clock.now())) return giveBackHere;
  const giveBackAnywhere = await takeAllOrRefuse(
    ctx,
    [perTarget, kind, name.value],
    ...(isSmsToAnybody ? [[smsPerTarget, name.value] as const] : []),
    ...(kind === 'PASSWORD_RESET' ? [[recoveriesPerTarget, name.value] as const] : []),
  );
  return async () => {
    await giveBackHere();
    await giveBackAnywhere();
  };
};
