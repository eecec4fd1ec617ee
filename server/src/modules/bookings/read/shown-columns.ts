import type { BookingRow } from '../booking/booking-row.ts';

/** The columns of a booking that its readers are shown, apart from its instants. */
export const shownFacts = [
  'id',
  'number',
  'status',
  'cargo_type',
  'first_name',
  'last_name',
  'patronymic',
  'vehicle_id',
  'model',
  'plate',
  'email',
  'phone',
  'account_id',
  'has_priority',
  'unlimited_edits',
  'edit_count',
  'language',
  'cancellation_code',
  'cancellation_reason',
  'cancellation_reasons',
  'gate',
  'pass_token',
  'application_type',
  'version',
] as const satisfies (keyof BookingRow)[];

export const shownInstants = [
  'slot_at',
  'slot_end',
  'pending_at',
  'pending_end',
  'arrived_at',
  'called_at',
  'recalled_at',
  'left_at',
  'created_at',
] as const satisfies (keyof BookingRow)[];

export type ShownColumn = (typeof shownFacts)[number] | (typeof shownInstants)[number];
