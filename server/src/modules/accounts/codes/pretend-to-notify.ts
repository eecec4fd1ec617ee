import type { TrxContext } from '../../../platform/context.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Notice } from '../../../platform/messages/define-message.ts';
import { renderMessage } from '../../../platform/messages/render-message.ts';
import { sealMessage } from '../../../platform/messages/sealed-message.ts';

export const discardedMessageJob = defineJob<{ sealed: string }>('discarded-message');

/** All of the work of a message but its sending, so that time does not tell whether somebody was written to. */
export const pretendToNotify = (ctx: TrxContext, notice: Notice): Promise<void> =>
  ctx.jobs.enqueue(ctx, discardedMessageJob, {
    sealed: sealMessage(ctx.secrets, { id: uuidv7(ctx.clock), ...renderMessage(ctx, notice) }),
  });
