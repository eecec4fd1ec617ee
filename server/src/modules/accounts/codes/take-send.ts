import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { type Limit, takeOne, tooMany } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { type Contact, identifierOf } from '../account/contact.ts';
import type { AccountCodeKind } from './deliver-code.ts';

const hour = 3600;
const perTargetAndAddress: Limit = { name: 'send-address', points: 'sendsPerTarget', seconds: hour };
/** Twice as much from everywhere: a stranger who has used up his share has not used up the owner's. */
const perTarget: Limit = { name: 'send', points: 'sendsPerTarget', times: 2, seconds: hour };
const perAccount: Limit = { name: 'send-account', points: 'sendsPerAccount', seconds: hour };

const takeOrRefuse = async (ctx: Context, limit: Limit, ...parts: readonly string[]) => {
  const taken = await takeOne(ctx, limit, ...parts);
  if (taken.isOver) throw tooMany(taken.retryAfterSeconds);
};

/** Counts a message to a contact that anybody may type, whether or not it belongs to somebody. */
export const takeSendToTarget = async (
  ctx: Context,
  kind: AccountCodeKind,
  contact: Contact,
): Promise<void> => {
  const { value } = identifierOf(contact);
  await takeOrRefuse(ctx, perTargetAndAddress, kind, value, networkOf(ctx.address));
  await takeOrRefuse(ctx, perTarget, kind, value);
};

export const takeSendOfAccount = async (
  ctx: Context,
  kind: AccountCodeKind,
  accountId: string,
): Promise<void> => {
  if (isAdmin(ctx.actor)) return;
  await takeOrRefuse(ctx, perAccount, kind, accountId);
};
