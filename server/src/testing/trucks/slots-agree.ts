import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../platform/db/database.ts';

/** Slot counters must equal the bookings, including places held for pending changes, and the resting places. */
export const requireSlotsAgree = async (db: Db): Promise<void> => {
  const { rows } = await sql`
    WITH places AS (
      SELECT slot_at AS start_at, has_priority FROM booking WHERE status <> 'CANCELED'
      UNION ALL
      SELECT pending_at, has_priority FROM booking WHERE pending_at IS NOT NULL
      UNION ALL
      SELECT slot_at, priority FROM resting_place
    ), counted AS (
      SELECT start_at, count(*)::int AS booked, (count(*) FILTER (WHERE NOT has_priority))::int AS ordinary
      FROM places GROUP BY start_at
    )
    SELECT slot.start_at, slot.booked, slot.booked_ordinary, counted.booked AS real, counted.ordinary AS real_ordinary
    FROM slot FULL JOIN counted USING (start_at)
    WHERE coalesce(slot.booked, 0) <> coalesce(counted.booked, 0)
      OR coalesce(slot.booked_ordinary, 0) <> coalesce(counted.ordinary, 0)`.execute(db);
  expect(rows).toEqual([]);
};
