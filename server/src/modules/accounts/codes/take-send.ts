import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import { hasSessionFrom } from '../account/in-use-from.queries.ts';
import { getCodeKind } from './code-kind.ts';
import type { Code } from './codes.queries.ts';

const hour = 3600;
const perTargetAndAddress: Limit = { name: 'send-address', points: 'sendsPerTarget', seconds: hour };
/** Twice as much from everywhere: a stranger who has used up his share has not used up the owner's. */
const perTarget: Limit = { name: 'send', points: 'sendsPerTarget', times: 2, seconds: hour };
const perAccount: Limit = { name: 'send-account', points: 'sendsPerAccount', seconds: hour };

const day = 24 * hour;
/** A stranger's phone rings so often a day at most, whatever for and from wherever. */
const smsPerTarget: Limit = { name: 'sms-target-day', points: 'sendsPerTarget', times: 2, seconds: day };
const recoveriesPerTarget: Limit = {
  name: 'recovery-target-day',
  points: 'sendsPerTarget',
  times: 3,
  seconds: day,
};
const smsPerAddress: Limit = { name: 'sms-address-day', points: 'smsPerAddressAndDay', seconds: day };

type SendRequest = Pick<Code, 'kind' | 'channel' | 'target'> & Partial<Pick<Code, 'account_id'>>;

/** An SMS abroad costs a multiple, and thieves own the numbers to which it goes. */
const requireServedCountry = ({ config }: Context, { channel, target }: Contact): void => {
  const countries = config.smsCountries;
  if (channel !== 'SMS' || countries.length === 0 || !target.startsWith('+')) return;
  if (!countries.some((prefix) => target.startsWith(prefix))) throw new AppError('PHONE_COUNTRY_NOT_SERVED');
};

/**
 * Counts a code that is about to be sent, whether or not its target belongs to somebody. What an account asks for
 * counts for the account as well: strangers can be named from inside as from outside.
 */
export const takeSend = async (
  ctx: Context,
  { kind, account_id, ...contact }: SendRequest,
): Promise<void> => {
  requireServedCountry(ctx, contact);
  const name = identifierOf(contact);
  const network = networkOf(ctx.address);
  const isOfSession = getCodeKind(kind).askedBy === 'a session';
  // Whoever is sent the code of a second step has given the password.
  const isSmsToAnybody = contact.channel === 'SMS' && kind !== 'LOGIN_ATTEMPT';
  await takeAllOrRefuse(
    ctx,
    [perTargetAndAddress, kind, name.value, network],
    ...(isOfSession && !isAdmin(ctx.actor) ? [[perAccount, kind, account_id ?? ''] as const] : []),
    ...(isSmsToAnybody && !isOfSession ? [[smsPerAddress, network] as const] : []),
  );
  // Strangers elsewhere must not use up what the owner may ask for where the account is in use.
  if (await hasSessionFrom(ctx.db, name, ctx.address, ctx.clock.now())) return;
  await takeAllOrRefuse(
    ctx,
    [perTarget, kind, name.value],
    ...(isSmsToAnybody ? [[smsPerTarget, name.value] as const] : []),
    ...(kind === 'PASSWORD_RESET' ? [[recoveriesPerTarget, name.value] as const] : []),
  );
};
