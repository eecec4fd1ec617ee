import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { SimilarPlate } from '#contract/vehicles/vehicles.ts';
import type { Db } from '../../../platform/db/database.ts';
import { literals } from '../../../platform/db/literals.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

/**
 * Banned or booked plates that look alike: they differ only in O/0, I/1, Y/Ү, З/3, В/8. They are
 * different plates, but an operator should see possible abuse.
 */
export const listSimilarPlates = (db: Db, plateKey: string, now: Temporal.Instant) => rowsOf<SimilarPlate>(
  db,
)`
    SELECT min(plate) AS "registrationPlate", bool_or(banned) AS banned, NOT bool_and(banned) AS booked
    FROM (
      SELECT restriction.plate_key, vehicle.registration_plate AS plate, true AS banned
      FROM restriction
      JOIN ban_event ON ban_event.id = restriction.event_id
      JOIN vehicle ON vehicle.id = ban_event.vehicle_id
      WHERE restriction.type = 'BAN' AND (restriction.until IS NULL OR restriction.until > ${now})
        AND plate_lookalike(restriction.plate_key) = plate_lookalike(${plateKey})
      UNION ALL
      SELECT plate_key, plate, false FROM booking
      WHERE status IN (${literals(activeStatuses)}) AND plate_lookalike(plate_key) = plate_lookalike(${plateKey})
    ) AS alike
    WHERE plate_key <> ${plateKey}
    GROUP BY plate_key`;
