import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { all, byAnybody, byDriver, type EventFilter, inTimeAndOfType } from './event-filter.ts';

/** How much of the log is read for one page. */
const mostRead = 20_000;

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
  const near = sql`SELECT event.id, event.booking_id, event.actor, event.actor_id FROM booking_event AS event
    WHERE ${inTimeAndOfType(filter)} ${byId} LIMIT ${mostRead}`;
  const { rows } = await sql<{ id: string }>`
    SELECT event.id FROM (${near}) AS event CROSS JOIN LATERAL (
      SELECT FROM booking WHERE booking.id = event.booking_id AND booking.account_id = ${account}::uuid OFFSET 0
    ) AS own WHERE ${all(by)} ${byId} LIMIT ${count}`.execute(db);
  const found = rows.map(({ id }) => id);
  if (found.length === count) return found;
  const read = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (${near}) AS event`.execute(
    db,
  );
  return (read.rows[0]?.count ?? mostRead) < mostRead ? found : undefined;
};
