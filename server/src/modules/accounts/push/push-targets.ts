import { createHash } from 'node:crypto';
import type { TrxContext } from '../../../platform/context/context.ts';
import { listPushSubscriptions } from '../../../platform/messages/push/push-subscriptions.queries.ts';

/** One browser of an account, to which a message of the channel PUSH goes. */
export type PushTarget = {
  readonly channel: 'PUSH';
  /** Id of the browser's subscription. */
  readonly target: string;
  readonly accountId: string;
};

export const listPushTargets = async (
  ctx: Pick<TrxContext, 'db'>,
  accountIds: readonly string[],
): Promise<PushTarget[]> => {
  if (accountIds.length === 0) return [];
  const rows = await listPushSubscriptions(ctx.db, accountIds);
  return rows.map(({ id, account_id }) => ({ channel: 'PUSH', target: id, accountId: account_id }));
};

/** Derives the push's id from that of the notice's first message, so that a repeated notice is not pushed twice. */
export const pushMessageId = (messageId: string, { target }: PushTarget): string => {
  const hex = createHash('sha256').update(`${messageId} ${target}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
