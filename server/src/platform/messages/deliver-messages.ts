import type { MessageChannel } from '#contract/accounts/accounts.ts';
import { inTransaction } from '../context/context.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { within } from '../time/within.ts';
import type { MessageDefinitions } from './define-message.ts';
import { noteDelivery } from './deliveries.ts';
import type { Sender } from './rendered-message.ts';
import { SendFailure, Undeliverable } from './send-failure.ts';
import { underSmsBudget } from './sms-budgets.ts';
import { openMessage, type WaitingJob } from './waiting-message.ts';

type SendJob = Job<WaitingJob>;

/** All retries fall within about twelve minutes, because a code is valid for fifteen. */
const options = { retryLimit: 8, retryDelay: 3, expireSeconds: 60, concurrency: 10 };

/** Separate queues, so that a stalled SMS gateway does not delay mail. */
export const sendJobs: Readonly<Record<MessageChannel, SendJob>> = {
  EMAIL: defineJob('send-email', options),
  SMS: defineJob('send-sms', options),
  PUSH: defineJob('send-push', { ...options, concurrency: 50 }),
};

/** Below the job's expiry, so that a stalled send is not taken for a dead worker. */
const deadlineMs = 45_000;
const tooLate = () => Object.assign(new Error(), { code: 'DEADLINE' });

export const deliverMessages = (
  jobs: Jobs,
  senders: Readonly<Record<MessageChannel, Sender>>,
  definitions: MessageDefinitions,
): void => {
  for (const job of Object.values(sendJobs))
    jobs.handle(job, async (ctx, waiting) => {
      const { clock, log, metrics } = ctx;
      const message = openMessage(ctx, waiting);
      const count = (outcome: string) => metrics.messages.inc({ channel: message.channel, outcome });
      if (message.until && Temporal.Instant.compare(clock.now(), message.until) >= 0) {
        log.warn({ messageId: message.id }, 'a code expired before it could be sent');
        count('expired');
        await noteDelivery(ctx, message, false);
        return;
      }
      const budget = definitions[message.template ?? '']?.smsBudget ?? 'reserved';
      const send = async () => {
        try {
          await within(senders[message.channel](message), deadlineMs, tooLate());
        } catch (error) {
          const isFinal = error instanceof Undeliverable;
          count(isFinal ? 'dropped' : 'failed');
          const failure = new SendFailure(message, error);
          await noteDelivery(ctx, message, false, failure.reason);
          if (isFinal) return;
          throw failure;
        }
        count('sent');
        await noteDelivery(ctx, message, true);
      };
      const putOff = async (startAfterSeconds: number) => {
        count('put_off');
        await inTransaction(ctx, (trx) => jobs.enqueueAll(trx, job, [{ data: waiting, startAfterSeconds }]));
      };
      await underSmsBudget(ctx, message, budget, send, putOff);
    });
};
