import { sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { QueueClosure } from '#contract/queue/queue.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lineOrder } from './line-order.queries.ts';

export type LineHead = {
  readonly revision: number;
  readonly log_seq: number;
  readonly log_hash: string;
  readonly throughput_per_hour: number | null;
  readonly lag_minutes: number;
  readonly closure: QueueClosure | null;
  readonly updated_at: Temporal.Instant;
};

export type LineTruck = {
  readonly id: string;
  readonly number: string;
  readonly plate: string;
  readonly status: BookingStatus;
  readonly slot_at: Temporal.Instant;
  readonly arrived_at: Temporal.Instant;
  readonly called_at: Temporal.Instant | null;
  readonly recalled_at: Temporal.Instant | null;
  readonly acknowledged_at: Temporal.Instant | null;
  readonly gate: string | null;
  readonly has_priority: boolean;
  readonly last_name: string;
  readonly first_name: string;
  readonly patronymic: string | null;
  readonly phone: string | null;
  readonly cargo_type: string;
  readonly version: number;
  readonly late: boolean;
  readonly eta_from: Temporal.Instant | null;
  readonly eta_to: Temporal.Instant | null;
  readonly no_answers: number;
};

export type Line = { readonly head: LineHead; readonly trucks: readonly LineTruck[] };

type Row = LineHead & { [K in keyof LineTruck]: LineTruck[K] | null };

const isTruck = (row: Row): row is LineHead & LineTruck => row.id !== null;

/** One statement, so that rows and revision are consistent. */
export const readLine = async (db: Db): Promise<Line> => {
  const { rows } = await sql<Row>`
    SELECT head.revision, head.log_seq, head.log_hash, head.throughput_per_hour, head.lag_minutes, head.closure,
      head.updated_at, booking.id, booking.number, booking.plate, booking.status, booking.slot_at, booking.arrived_at,
      booking.called_at, booking.recalled_at, booking.acknowledged_at, booking.gate, booking.has_priority, booking.last_name,
      booking.first_name, booking.patronymic, booking.phone, booking.cargo_type, booking.version, place.late,
      place.eta_from, place.eta_to, place.no_answers
    FROM queue_head AS head
    LEFT JOIN (booking JOIN queue_place AS place ON place.booking_id = booking.id)
      ON booking.status IN ('WAITING', 'GO_TO_GATE')
    ORDER BY booking.status = 'WAITING',
      CASE WHEN booking.status = 'GO_TO_GATE' THEN booking.called_at END, ${lineOrder}`.execute(db);
  const [head] = rows;
  if (!head) throw new Error('The head of the queue has its row');
  return { head, trucks: rows.filter(isTruck) };
};
