import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { valuesOf } from '../../platform/db/rows-of.ts';
import { all, byAnybody, byDriver, type EventFilter, inTimeAndOfType } from './event-filter.ts';

/** Log rows read at most for a page, and the sample read first to see whether it pays. */
const mostRead = 20_000;
const readFirst = 2000;

export type EventPageRequest = { readonly order: 'newest first' | 'oldest first'; readonly count: number };

/** The only account whose bookings are asked for, if any: the filter’s user or acting driver. */
const accountOf = ({ bookingId, vehicleId, plate, outOfOrder, userId, actorId }: EventFilter) => {
  if ([bookingId, vehicleId, plate, outOfOrder].some((one) => one !== undefined)) return undefined;
  return userId ?? actorId;
};

/**
 * Finds the events of one account by scanning the log in time order. For an account with very many
 * bookings that is faster than going through its bookings. Undefined when the scan finds too few or the
 * filter does not fit.
 */
export const listAlongTime = async (
  db: Db,
  filter: EventFilter,
  { order, count }: EventPageRequest,
): Promise<string[] | undefined> => {
  const account = accountOf(filter);
  if (account === undefined) return undefined;
  const { userId, actorId } = filter;
  const by = userId === undefined && actorId !== undefined ? byDriver(actorId) : byAnybody(actorId);
  const byId = order === 'newest first' ? sql`ORDER BY event.id DESC` : sql`ORDER BY event.id`;
  const near = (most: number) => sql`
    SELECT event.id, event.booking_id, event.actor, event.actor_id FROM booking_event AS event
    WHERE ${inTimeAndOfType(filter)} ${byId} LIMIT ${most}`;
  const findNear = async (most: number): Promise<string[]> => {
    return valuesOf<string>(db)`
      SELECT event.id FROM (${near(most)}) AS event CROSS JOIN LATERAL (
        SELECT FROM booking WHERE booking.id = event.booking_id AND booking.account_id = ${account}::uuid OFFSET 0
      ) AS own WHERE ${all(by)} ${byId} LIMIT ${count}`;
  };
  const first = await findNear(readFirst);
  if (first.length === count) return first;
  // Extrapolated from the sample, the full scan would not fill this page.
  if ((first.length * mostRead) / readFirst < count) return undefined;
  const found = await findNear(mostRead);
  if (found.length === count) return found;
  const read = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${near(mostRead)}) AS event`.execute(db);
  return (read.rows[0]?.count ?? mostRead) < mostRead ? found : undefined;
};
