import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Db } from '../db/database.ts';
import { column, defineTables, type RowsOf } from '../db/table.ts';
import { defineJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../time/clock.ts';
import type { RenderedMessage, Sender } from './rendered-message.ts';

export const outboxTables = defineTables({
  outbox_message: {
    id: column.uuid(),
    channel: column.text<MessageChannel>(),
    recipient: column.text(),
    subject: column.text().nullable(),
    body: column.text(),
    code: column.text().nullable(),
    created_at: column.instant(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof outboxTables> {}
}

export const outboxSender =
  (db: Db, clock: Clock): Sender =>
  async (message: RenderedMessage) => {
    await db
      .insertInto('outbox_message')
      .values({
        id: message.id,
        channel: message.channel,
        recipient: message.to,
        subject: message.subject ?? null,
        body: message.text,
        code: message.code ?? null,
        created_at: message.askedAt ? Temporal.Instant.from(message.askedAt) : clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };

export const listOutbox = (db: Db, limit: number) =>
  db
    .selectFrom('outbox_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const keptDays = 7;

export const sweepOutboxJob = defineJob<Record<string, never>>('sweep-outbox');

/** The outbox holds codes, phones and addresses, so it is kept for a week only. */
export const sweepOutboxDaily = (jobs: Jobs): void => {
  jobs.handle(sweepOutboxJob, async ({ db, clock }) => {
    const oldest = clock.now().subtract({ hours: 24 * keptDays });
    await db.deleteFrom('outbox_message').where('created_at', '<', oldest).execute();
  });
  jobs.schedule(sweepOutboxJob, '40 3 * * *');
};
