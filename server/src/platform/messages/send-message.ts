import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { TrxContext } from '../context/context.ts';
import { uuidv7 } from '../time/ids.ts';
import type { Message } from './define-message.ts';
import { sendJobs } from './deliver-messages.ts';
import { sealMessage } from './waiting-message.ts';

type SendContext = Pick<TrxContext, 'clock' | 'db' | 'jobs' | 'secrets'>;

const enqueue = (
  ctx: SendContext,
  channel: MessageChannel,
  messages: readonly Message[],
  messageId?: string,
) => {
  const at = ctx.clock.now();
  const jobs = messages.map((message) => {
    const id = messageId ?? uuidv7(ctx.clock);
    return { id, data: { message: sealMessage(ctx.secrets, { id, at, message }) } };
  });
  return ctx.jobs.enqueueAll(ctx, sendJobs[channel], jobs);
};

/** Sends a message if and only if the transaction commits. Give an id if the cause may occur twice. */
export const sendMessage = (ctx: SendContext, message: Message, messageId?: string): Promise<void> =>
  enqueue(ctx, message.channel, [message], messageId);

export const sendMessages = async (ctx: SendContext, messages: readonly Message[]): Promise<void> => {
  for (const [channel, some] of Map.groupBy(messages, (message) => message.channel))
    await enqueue(ctx, channel, some);
};
