import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';

/** A truck that has waited longer says nothing about the gate. */
const lookBackHours = 48;

/**
 * How many minutes the gate was behind at a moment: the time since the end of the earliest slot of which a truck
 * had come on time and was not called; 0 if there was none. Read from events, so that any past moment can be
 * asked for, whatever happened to the bookings since.
 */
export const gateLagMinutes = async (db: Db, at: Temporal.Instant): Promise<number> =>
  (await firstValueOf<number>(db)`
    SELECT (extract(epoch FROM ${at}::timestamptz - booking.slot_end) / 60)::float8 AS minutes
    FROM booking
    CROSS JOIN LATERAL (
      SELECT
        (array_agg(after ->> 'status' ORDER BY event_at DESC, id DESC) FILTER (WHERE after ? 'status'))[1] AS status,
        (array_agg(after ->> 'late' ORDER BY event_at DESC, id DESC) FILTER (WHERE after ? 'late'))[1] AS late,
        bool_or(after ->> 'status' = 'GO_TO_GATE') AS called
      FROM booking_event WHERE booking_id = booking.id AND event_at <= ${at}::timestamptz
    ) AS past
    WHERE booking.slot_at >= ${at.subtract({ hours: lookBackHours })}::timestamptz
      AND booking.slot_at < ${at}::timestamptz AND booking.slot_end < ${at}::timestamptz
      -- Most bookings need no look at their events: their trucks never came, or were called and not sent back.
      AND (booking.arrived_at IS NOT NULL OR booking.arrival_undone_at IS NOT NULL)
      AND (booking.called_at IS NULL OR booking.called_at > ${at}::timestamptz)
      AND past.status = 'WAITING' AND past.late = 'false' AND past.called IS NOT TRUE
    ORDER BY booking.slot_at LIMIT 1`) ?? 0;

export const isGateBehind = async (db: Db, at: Temporal.Instant, graceMinutes: number): Promise<boolean> =>
  (await gateLagMinutes(db, at)) > graceMinutes;
