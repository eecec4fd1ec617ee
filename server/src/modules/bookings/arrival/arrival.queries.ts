import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** When the booking got its current slot: the newest event that set `dateBooked`. */
export const findPlacedAt = async (db: Db, bookingId: string): Promise<Temporal.Instant | undefined> => {
  const row = await db
    .selectFrom('booking_event')
    .select('event_at')
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`after ? 'dateBooked'`)
    .orderBy('event_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.event_at;
};
