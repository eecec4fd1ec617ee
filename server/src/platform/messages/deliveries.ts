import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Context } from '../context/context.ts';
import { isDatabaseAway } from '../db/retryable.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';
import { defineJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { RenderedMessage } from './rendered-message.ts';

export const deliveryTables = defineTables({
  message_delivery: {
    message_id: column.uuid(),
    about: column.uuid(),
    template: column.text(),
    channel: column.text<MessageChannel>(),
    sent: column.boolean(),
    reason: column.text().nullable(),
    at: column.instant(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof deliveryTables> {}
}

/**
 * Keeps whether a message left; a later attempt replaces an earlier one. A failure is only logged: the
 * message is out, and trying again would send it twice.
 */
export const noteDelivery = async (
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { id, template = '', channel, about = [] }: RenderedMessage,
  sent: boolean,
  reason: string | null = null,
): Promise<void> => {
  if (about.length === 0) return;
  const at = clock.now();
  try {
    await db
      .insertInto('message_delivery')
      .values(about.map((one) => ({ message_id: id, about: one, template, channel, sent, reason, at })))
      .onConflict((conflict) => conflict.columns(['message_id', 'about']).doUpdateSet({ sent, reason, at }))
      .execute();
  } catch (error) {
    // An outage has its own line in the log.
    if (!isDatabaseAway(error))
      log.warn({ err: error, messageId: id }, 'it could not be kept whether a message left');
  }
};

/** Longer than anybody may ask for evidence (`appealDays` is at most 60, and a booking may be made as early). */
const keptDays = 150;

const sweepDeliveriesJob = defineJob<Record<string, never>>('sweep-deliveries');

export const sweepDeliveriesDaily = (jobs: Jobs): void => {
  jobs.handle(sweepDeliveriesJob, async ({ db, clock }) => {
    const oldest = clock.now().subtract({ hours: 24 * keptDays });
    await db.deleteFrom('message_delivery').where('at', '<', oldest).execute();
  });
  jobs.schedule(sweepDeliveriesJob, '45 3 * * *');
};
