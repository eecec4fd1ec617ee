import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sealMessage } from '../../../platform/messages/waiting-message.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';

export const discardedMessageJob = defineJob<{ message: string }>('discarded-message');

/** Does all the work of a message except sending, so that timing does not reveal whether an account exists. */
export const pretendToSend = (ctx: TrxContext, message: Message): Promise<void> =>
  ctx.jobs.enqueue(ctx, discardedMessageJob, {
    message: sealMessage(ctx.secrets, { id: uuidv7(ctx.clock), at: ctx.clock.now(), message }),
  });
