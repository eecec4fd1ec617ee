import type { ColumnType, Generated } from 'kysely';
import type { BookingParams } from '#contract/booking-params.ts';

type BookingParamsTable = {
  version: number;
  params: ColumnType<Omit<BookingParams, 'version'>, string, never>;
  changed_by: string | null;
  changed_at: Temporal.Instant;
};

type SlotLengthTable = { from_day: string; minutes: number };

type SlotTable = {
  start_at: Temporal.Instant;
  end_at: Temporal.Instant;
  day: string;
  capacity: number;
  reserve: number;
  booked: Generated<number>;
  booked_ordinary: Generated<number>;
  ceiling: number;
  open: boolean;
};

export type BookingsSchema = {
  booking_params: BookingParamsTable;
  slot_length: SlotLengthTable;
  slot: SlotTable;
};
