import type { QueueClosure } from '#contract/queue/queue.ts';
import type { QueueLogEntry } from '#kernel/log/queue-log-entry.ts';
import { column, defineTables, type RowsOf } from '../../../platform/db/table.ts';

export const lineTables = defineTables({
  queue_place: {
    booking_id: column.uuid(),
    queue_slot: column.instant(),
    late: column.boolean(),
    eta_from: column.instant().nullable(),
    eta_to: column.instant().nullable(),
    told_from: column.instant().nullable(),
    told_to: column.instant().nullable(),
    told_near: column.boolean().withDefault(),
    first_called_at: column.instant().nullable(),
    exceptional: column.boolean().withDefault(),
    no_answers: column.integer().withDefault(),
    unseen: column.boolean().withDefault(),
    recalls_told: column.integer().withDefault(),
    recall_told_at: column.instant().nullable(),
  },
  queue_log: {
    seq: column.bigint(),
    at: column.instant(),
    booking_id: column.uuid().nullable(),
    type: column.text<QueueLogEntry['type']>(),
    body: column.text(),
    hash: column.text(),
    plate: column.text().nullable(),
    salt: column.text().nullable(),
    first_call: column.boolean(),
    waiting: column.integer(),
  },
  queue_head: {
    only_row: column.boolean().withDefault(),
    revision: column.bigint().withDefault(),
    log_seq: column.bigint().withDefault(),
    log_hash: column.text().withDefault(),
    throughput_per_hour: column.float().nullable(),
    lag_minutes: column.integer().withDefault(),
    closure: column.json<QueueClosure>().nullable(),
    updated_at: column.instant().withDefault(),
  },
});

declare module '../../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof lineTables> {}
}
