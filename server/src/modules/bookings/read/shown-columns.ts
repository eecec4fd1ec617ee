import type { BookingRow } from '../booking/booking-row.ts';

/** The columns of a booking that its readers are shown: what the product writes itself, */
export const shownCodes = [
  'id',
  'number',
  'status',
  'vehicle_id',
  'account_id',
  'has_priority',
  'unlimited_edits',
  'edit_count',
  'language',
  'cancellation_code',
  'pass_token',
  'application_type',
  'version',
] as const satisfies (keyof BookingRow)[];

/** what people write, */
export const shownWords = [
  'cargo_type',
  'first_name',
  'last_name',
  'patronymic',
  'model',
  'plate',
  'email',
  'phone',
  'cancellation_reason',
  'cancellation_reasons',
  'gate',
] as const satisfies (keyof BookingRow)[];

/** and its instants. */
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

export type ShownColumn =
  | (typeof shownCodes)[number]
  | (typeof shownWords)[number]
  | (typeof shownInstants)[number];
