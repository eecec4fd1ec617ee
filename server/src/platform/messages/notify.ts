import type { Channel } from '#contract/accounts/accounts.ts';
import type { TrxContext } from '../context/context.ts';
import { uuidv7 } from '../time/ids.ts';
import type { Notice } from './define-message.ts';
import { sendJobs } from './send-message.ts';
import { sealNotice } from './waiting-notice.ts';

type Notifying = Pick<TrxContext, 'clock' | 'db' | 'jobs' | 'secrets'>;

const enqueue = (ctx: Notifying, channel: Channel, notices: readonly Notice[], messageId?: string) => {
  const at = ctx.clock.now();
  const jobs = notices.map((notice) => {
    const id = messageId ?? uuidv7(ctx.clock);
    return { id, data: { notice: sealNotice(ctx.secrets, { id, at, notice }) } };
  });
  return ctx.jobs.enqueueAll(ctx, sendJobs[channel], jobs);
};

/** Sends a message if and only if the transaction commits. Give an id if the cause may occur twice. */
export const notify = (ctx: Notifying, notice: Notice, messageId?: string): Promise<void> =>
  enqueue(ctx, notice.channel, [notice], messageId);

export const notifyEach = async (ctx: Notifying, notices: readonly Notice[]): Promise<void> => {
  for (const [channel, some] of Map.groupBy(notices, (notice) => notice.channel))
    await enqueue(ctx, channel, some);
};
