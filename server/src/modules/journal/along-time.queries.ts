import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { all, byAnybody, byDriver, type EventFilter, inTimeAndOfType } from './event-filter.ts';

/** How much of the log is read for one page, and of that first, to see whether it leads anywhere. */
const mostRead = 20_000;
const readFirst = 2000;

export type Wanted = { readonly order: 'newest first' | 'oldest first'; readonly count: number };

/** Whose bookings alone are asked for: an account's, or those of a driver who acted. */
const accountOf = ({ bookingId, vehicleId, userId, actorId }: EventFilter) => {
  if (bookingId !== undefined || vehicleId !== undefined) return undefined;
  return userId ?? actorId;
};

/**
 * The first events of the bookings of one account, found by going along the log: whoever has very many of them has some
 * wherever one looks, and going through his bookings would take longer with each. Undefined: they are not near enough,
 * or the question is another.
 */
export const listAlongTime = async (
  db: Db,
  filter: EventFilter,
  { order, count }: Wanted,
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
    const { rows } = await sql<{ id: string }>`
      SELECT event.id FROM (${near(most)}) AS event CROSS JOIN LATERAL (
        SELECT FROM booking WHERE booking.id = event.booking_id AND booking.account_id = ${account}::uuid OFFSET 0
      ) AS own WHERE ${all(by)} ${byId} LIMIT ${count}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const first = await findNear(readFirst);
  if (first.length === count) return first;
  // A deep page of who has one event in a hundred: all of the log that is read would hold too few.
  if ((first.length * mostRead) / readFirst < count) return undefined;
  const found = await findNear(mostRead);
  if (found.length === count) return found;
  const read = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${near(mostRead)}) AS event`.execute(db);
  return (read.rows[0]?.count ?? mostRead) < mostRead ? found : undefined;
};
