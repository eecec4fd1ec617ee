import { type RawBuilder, sql } from 'kysely';
import { actTypes, banEventTypes, bookingEventTypes } from '#contract/journal/event-types.ts';
import type { Db } from '../../platform/db/database.ts';
import { listAlongTime, type Wanted } from './along-time.queries.ts';
import {
  all,
  byAnybody,
  byDriver,
  byStaff,
  type Condition,
  type EventFilter,
  inTimeAndOfType,
  isVehicle,
} from './event-filter.ts';

type Ids = {
  readonly query: RawBuilder<unknown>;
  /** One index has exactly these, in their order. Of the others only some have to be read to know how many they are. */
  readonly isIndexed: boolean;
};

const isAbout = ({ bookingId, vehicleId, userId }: EventFilter) =>
  bookingId !== undefined || vehicleId !== undefined || userId !== undefined;

const is = (column: string, id: string | undefined): Condition | undefined =>
  id === undefined ? undefined : sql`${sql.ref(column)} = ${id}::uuid`;

const idsIn = (table: 'booking_event' | 'ban_event' | 'journal_event', condition: Condition): Ids => ({
  query: sql`SELECT event.id FROM ${sql.table(table)} AS event WHERE ${condition}`,
  isIndexed: true,
});

/**
 * From the bookings to their events, and never the other way: a bad guess would read all events for each page. Of all
 * bookings at once: PostgreSQL goes through the index once and never to the rows, which takes half of asking for each.
 */
const eventsOfBookings = (bookings: Condition, condition: Condition): Ids => ({
  query: sql`SELECT event.id FROM (SELECT event.id FROM booking_event AS event
    WHERE event.booking_id = ANY (ARRAY(SELECT booking.id FROM booking WHERE ${bookings})) AND ${condition} OFFSET 0) AS event`,
  isIndexed: false,
});

/** What happens to every booking is found soon by its place in time; the rest has an index in these words. */
const eventsOfType = ({ type }: EventFilter, matching: Condition): Ids => {
  if (type === undefined) return idsIn('booking_event', matching);
  return ['CREATED', 'CONFIRMED', 'STATUS'].includes(type)
    ? { ...idsIn('booking_event', matching), isIndexed: false }
    : idsIn('booking_event', all(matching, sql`event.type NOT IN ('CREATED', 'CONFIRMED', 'STATUS')`));
};

/** `known`: those of an account's bookings, where they are found already. */
const idsOfBookingEvents = (filter: EventFilter, known: readonly string[] | undefined): Ids[] => {
  const { actorId } = filter;
  const ofAccount = known && { query: sql`SELECT unnest(${known}::uuid[]) AS id`, isIndexed: true };
  const matching = inTimeAndOfType(filter);
  if (isAbout(filter)) {
    const bookings = all(
      is('booking.id', filter.bookingId),
      isVehicle('booking.vehicle_id', filter),
      is('booking.account_id', filter.userId),
    );
    return [ofAccount ?? eventsOfBookings(bookings, all(matching, byAnybody(actorId)))];
  }
  if (actorId === undefined) return [eventsOfType(filter, matching)];
  const own = sql<boolean>`booking.account_id = ${actorId}::uuid`;
  return [
    idsIn('booking_event', all(matching, byStaff(actorId))),
    ofAccount ?? eventsOfBookings(own, all(matching, byDriver(actorId))),
  ];
};

/** A ban is about every vehicle for which it holds: those with the plate, in all accounts or in one. */
const bansOf = (vehicleId: string): Condition =>
  sql`event.id IN (SELECT ban.id FROM vehicle JOIN ban_event AS ban ON ban.vehicle_id = vehicle.id
    OR (ban.plate_key = vehicle.plate_key AND (ban.account_id IS NULL OR ban.account_id = vehicle.account_id))
    WHERE vehicle.id = ${vehicleId}::uuid)`;

const idsOfBanEvents = (filter: EventFilter): Ids[] => {
  const { actorId, bookingId, vehicleId, userId } = filter;
  const condition = all(
    inTimeAndOfType(filter),
    actorId === undefined ? undefined : byStaff(actorId),
    is('event.booking_id', bookingId),
    vehicleId === undefined ? undefined : bansOf(vehicleId),
    userId === undefined
      ? undefined
      : sql`event.vehicle_id IN (SELECT id FROM vehicle WHERE account_id = ${userId}::uuid)`,
  );
  return [idsIn('ban_event', condition)];
};

const idsOfActs = (filter: EventFilter): Ids[] => {
  const { actorId } = filter;
  const matching = inTimeAndOfType(filter);
  const acts = (condition: Condition) => idsIn('journal_event', all(matching, condition));
  if (isAbout(filter))
    return [
      acts(
        all(
          byAnybody(actorId),
          is('event.booking_id', filter.bookingId),
          isVehicle('event.vehicle_id', filter),
          is('event.user_id', filter.userId),
        ),
      ),
    ];
  if (actorId === undefined) return [acts(all())];
  // Drivers act on what is theirs.
  return [acts(byStaff(actorId)), acts(all(byDriver(actorId), is('event.user_id', actorId)))];
};

const sources = [
  { types: bookingEventTypes, ids: idsOfBookingEvents },
  { types: banEventTypes, ids: idsOfBanEvents },
  { types: actTypes, ids: idsOfActs },
] as const;

const partsOf = (filter: EventFilter, known?: readonly string[]): Ids[] => {
  const { type } = filter;
  return sources
    .filter(({ types }) => type === undefined || (types as readonly string[]).includes(type))
    .flatMap(({ ids }) => ids(filter, known));
};

const union = (parts: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )}) AS event`;

type Part = { readonly offset: number; readonly limit: number; readonly order: Wanted['order'] };

/**
 * Each part gives no more than is wanted of the whole, so that none is read further than that. `areMany`: more than
 * are counted, so that even all bookings of one account are too many to go through.
 */
export const listEventIds = async (
  db: Db,
  filter: EventFilter,
  { order, offset, limit }: Part,
  areMany: boolean,
): Promise<string[]> => {
  const known = areMany ? await listAlongTime(db, filter, { order, count: offset + limit }) : undefined;
  const byId = order === 'newest first' ? sql`ORDER BY id DESC` : sql`ORDER BY id`;
  const parts = partsOf(filter, known).map(({ query }) => sql`${query} ${byId} LIMIT ${offset + limit}`);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${union(parts)} ${byId} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Which of them are counted does not matter: along the index, or as they are found. */
export const countEvents = async (db: Db, filter: EventFilter, upTo: number): Promise<number> => {
  const parts = partsOf(filter).map(({ query, isIndexed }) =>
    isIndexed ? sql`${query} ORDER BY id DESC LIMIT ${upTo}` : sql`${query} LIMIT ${upTo}`,
  );
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM ${union(parts)} LIMIT ${upTo}) AS counted`.execute(db);
  return rows[0]?.count ?? 0;
};
