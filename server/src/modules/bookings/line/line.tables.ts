import type { QueueClosure } from '#contract/queue/queue.ts';
import type { QueueActType } from '#kernel/log/queue-log-entry.ts';
import {
  bigint,
  boolean,
  defineTable,
  float,
  instant,
  integer,
  json,
  nullable,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../../platform/db/table.ts';

const queuePlaceTable = defineTable('queue_place', {
  booking_id: uuid(),
  queue_slot: instant(),
  late: boolean(),
  eta_from: nullable(instant()),
  eta_to: nullable(instant()),
  told_from: nullable(instant()),
  told_to: nullable(instant()),
  told_near: withDefault(boolean()),
  first_called_at: nullable(instant()),
  exceptional: withDefault(boolean()),
  no_answers: withDefault(integer()),
  recalls_told: withDefault(integer()),
  recall_told_at: nullable(instant()),
});

const queueLogTable = defineTable('queue_log', {
  seq: bigint(),
  at: instant(),
  booking_id: uuid(),
  type: text<QueueActType>(),
  body: text(),
  hash: text(),
  plate: nullable(text()),
  salt: nullable(text()),
  first_call: boolean(),
  waiting: integer(),
});

const queueHeadTable = defineTable('queue_head', {
  only_row: withDefault(boolean()),
  revision: withDefault(bigint()),
  log_seq: withDefault(bigint()),
  log_hash: withDefault(text()),
  throughput_per_hour: nullable(float()),
  lag_minutes: withDefault(integer()),
  closure: nullable(json<QueueClosure>()),
  updated_at: withDefault(instant()),
});

export const lineTables = [queuePlaceTable, queueLogTable, queueHeadTable];

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    queue_place: RowOf<typeof queuePlaceTable>;
    queue_log: RowOf<typeof queueLogTable>;
    queue_head: RowOf<typeof queueHeadTable>;
  }
}
