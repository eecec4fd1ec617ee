import type { Channel } from '#contract/accounts.ts';
import type { TrxContext } from '../context.ts';
import { uuidv7 } from '../ids.ts';
import { defineJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Message, Sender } from './message.ts';
import { openMessage, sealMessage } from './sealed-message.ts';

const sendMessageJob = defineJob<{ sealed: string }>('send-message', { retryLimit: 8, retryDelay: 3 });

/** Queues a message in the transaction of what caused it: both happen or neither. */
export const sendMessage = (ctx: TrxContext, message: Omit<Message, 'id'>): Promise<void> =>
  ctx.jobs.enqueue(ctx, sendMessageJob, {
    sealed: sealMessage(ctx.secrets, { id: uuidv7(ctx.clock), ...message }),
  });

export const handleMessages = (jobs: Jobs, senders: Readonly<Record<Channel, Sender>>): void =>
  jobs.handle(sendMessageJob, async (ctx, { sealed }) => {
    const message = openMessage(ctx.secrets, sealed);
    await senders[message.channel](message);
  });
