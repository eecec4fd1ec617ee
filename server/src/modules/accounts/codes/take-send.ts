import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { type Limit, takeOne, tooMany } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { identifierOf } from '../account/contact.ts';
import { getCodeKind } from './code-kind.ts';
import type { Code } from './codes.queries.ts';

const hour = 3600;
const perTargetAndAddress: Limit = { name: 'send-address', points: 'sendsPerTarget', seconds: hour };
/** Twice as much from everywhere: a stranger who has used up his share has not used up the owner's. */
const perTarget: Limit = { name: 'send', points: 'sendsPerTarget', times: 2, seconds: hour };
const perAccount: Limit = { name: 'send-account', points: 'sendsPerAccount', seconds: hour };

const takeOrRefuse = async (ctx: Context, limit: Limit, ...parts: readonly string[]) => {
  const taken = await takeOne(ctx, limit, ...parts);
  if (taken.isOver) throw tooMany(taken.retryAfterSeconds);
};

type Asked = Pick<Code, 'kind' | 'channel' | 'target'> & Partial<Pick<Code, 'account_id'>>;

/**
 * Counts a code that is about to be sent, whether or not its target belongs to somebody. What an account asks for
 * counts for the account as well: strangers can be named from inside as from outside.
 */
export const takeSend = async (ctx: Context, { kind, account_id, ...contact }: Asked): Promise<void> => {
  const { value } = identifierOf(contact);
  if (getCodeKind(kind).askedBy === 'a session' && !isAdmin(ctx.actor))
    await takeOrRefuse(ctx, perAccount, kind, account_id ?? '');
  await takeOrRefuse(ctx, perTargetAndAddress, kind, value, networkOf(ctx.address));
  await takeOrRefuse(ctx, perTarget, kind, value);
};
