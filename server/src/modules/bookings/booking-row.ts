import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/schema/schema.ts';

export type BookingRow = Selectable<Schema['booking']>;

export const isHeld = ({ status }: Pick<BookingRow, 'status'>): boolean =>
  status === 'WAITING_FOR_CONFIRMATION' || status === 'WAITING_FOR_CHANGES_CONFIRMATION';

/** The slots in which it takes a place, by time: the order in which everybody locks them. */
export const slotsOf = ({ slot_at, pending_at }: Pick<BookingRow, 'slot_at' | 'pending_at'>) =>
  [slot_at, pending_at].filter((slot) => slot !== null).toSorted((a, b) => Temporal.Instant.compare(a, b));
