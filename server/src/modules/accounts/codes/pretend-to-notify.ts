import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Notice } from '../../../platform/messages/define-message.ts';
import { sealNotice } from '../../../platform/messages/waiting-notice.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';

export const discardedMessageJob = defineJob<{ notice: string }>('discarded-message');

/** All the work of a message but sending it, so that timing does not reveal whether an account exists. */
export const pretendToNotify = (ctx: TrxContext, notice: Notice): Promise<void> =>
  ctx.jobs.enqueue(ctx, discardedMessageJob, {
    notice: sealNotice(ctx.secrets, { id: uuidv7(ctx.clock), at: ctx.clock.now(), notice }),
  });
