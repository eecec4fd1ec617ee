import type { TrxContext } from '../../../platform/context/context.ts';
import { listPushSubscriptions } from '../../../platform/messages/push/push-subscriptions.queries.ts';
import { idOfText } from '../../../platform/time/ids.ts';

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
export const pushMessageId = (messageId: string, { target }: PushTarget): string =>
  idOfText(`${messageId} ${target}`);
