import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

export type BookingRow = Selectable<Schema['booking']>;

export const isHeld = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'WAITING_FOR_CONFIRMATION' || status === 'WAITING_FOR_CHANGES_CONFIRMATION';

/** Decided by the clock, not by whether the expiry job has run. */
export const isOverdue = ({ hold_until }: Pick<BookingRow, 'hold_until'>, now: Temporal.Instant): boolean =>
  hold_until !== null && Temporal.Instant.compare(hold_until, now) <= 0;

/** The slots in which the booking takes a place, by time: the lock order of slots. */
export const slotsOf = ({ slot_at, pending_at }: Pick<BookingRow, 'slot_at' | 'pending_at'>) =>
  [slot_at, pending_at].filter((slot) => slot !== null).toSorted((a, b) => Temporal.Instant.compare(a, b));
