import { type RawBuilder, sql } from 'kysely';
import { banEventTypes, bookingEventTypes, journalEntryTypes } from '#contract/journal/event-types.ts';
import type { Db } from '../../platform/db/database.ts';
import { firstValueOf, valuesOf } from '../../platform/db/rows-of.ts';
import {
  all,
  byAnybody,
  byDriver,
  byStaff,
  type Condition,
  type EventFilter,
  hasPlate,
  inTimeAndOfType,
  isVehicle,
} from './event-filter.ts';

type Ids = {
  readonly query: RawBuilder<unknown>;
  /** True if one index yields exactly these rows in their order. If false, counting does not sort the rows. */
  readonly isIndexed: boolean;
};

const isAbout = ({ bookingId, vehicleId, userId, plate }: EventFilter) =>
  [bookingId, vehicleId, userId, plate].some((one) => one !== undefined);

const is = (column: string, id: string | undefined): Condition | undefined =>
  id === undefined ? undefined : sql`${sql.ref(column)} = ${id}::uuid`;

const idsIn = (table: 'booking_event' | 'ban_event' | 'journal_event', condition: Condition): Ids => ({
  query: sql`SELECT event.id FROM ${sql.table(table)} AS event WHERE ${condition}`,
  isIndexed: true,
});

/**
 * OFFSET 0 forces the plan from bookings to events; the reverse would read all events for each page. ANY
 * (ARRAY …) allows one index-only scan, which takes half the time of a lookup per booking.
 */
const eventsOfBookings = (bookings: Condition, condition: Condition): Ids => ({
  query: sql`SELECT event.id FROM (SELECT event.id FROM booking_event AS event
    WHERE event.booking_id = ANY (ARRAY(SELECT booking.id FROM booking WHERE ${bookings})) AND ${condition} OFFSET 0) AS event`,
  isIndexed: false,
});

/** Frequent types are found quickly in time order; rare ones have a partial index. */
const eventsOfType = ({ type }: EventFilter, matching: Condition): Ids => {
  if (type === undefined) return idsIn('booking_event', matching);
  return ['CREATED', 'CONFIRMED', 'STATUS'].some((frequent) => (type as readonly string[]).includes(frequent))
    ? { ...idsIn('booking_event', matching), isIndexed: false }
    : idsIn('booking_event', all(matching, sql`event.type NOT IN ('CREATED', 'CONFIRMED', 'STATUS')`));
};

const bookingsOf = (filter: EventFilter): Condition =>
  all(
    is('booking.id', filter.bookingId),
    isVehicle('booking.vehicle_id', filter),
    is('booking.account_id', filter.userId),
    hasPlate('booking.plate_key', filter),
  );

/** No transaction takes longer, so an event is written within this time of its entry in the queue log. */
const longestTransaction = { seconds: 20 };

/** Searches the queue log, which tells whether a call was in order, because such calls are few and events are many. */
const callsOutOfOrder = (filter: EventFilter): Ids => {
  const { since, before, actorId } = filter;
  const within = all(
    since && sql`queue_log.at >= ${since.subtract(longestTransaction)}`,
    before && sql`queue_log.at < ${before}`,
  );
  return {
    query: sql`SELECT event.id FROM queue_log CROSS JOIN LATERAL (
        SELECT * FROM booking_event WHERE booking_event.booking_id = queue_log.booking_id
          AND booking_event.event_at >= queue_log.at AND booking_event.type = 'STATUS'
          AND booking_event.after ->> 'status' = 'GO_TO_GATE'
        ORDER BY booking_event.event_at LIMIT 1) AS event
      WHERE queue_log.type = 'CALL' AND queue_log.body LIKE '%"inOrder":false%' AND ${within}
        AND ${all(inTimeAndOfType(filter), byAnybody(actorId))}
        AND EXISTS (SELECT FROM booking WHERE booking.id = event.booking_id AND ${bookingsOf(filter)})`,
    isIndexed: false,
  };
};

/** What acts on a closure did to bookings. Searched through the bookings, because events have no index by closure. */
const eventsOfClosure = (closureId: string, actId: string | undefined, matching: Condition): Ids => {
  const acts = sql`SELECT id FROM closure_act WHERE ${all(sql`closure_id = ${closureId}::uuid`, is('id', actId))}`;
  return eventsOfBookings(
    sql`booking.id IN (SELECT booking_id FROM closure_move WHERE act_id IN (${acts}))`,
    all(matching, sql`event.closure_act_id IN (${acts})`),
  );
};

/** Leaves out what acts on closures did to bookings, because the journal has one entry for each such act. */
const ofNoClosure = sql<boolean>`event.closure_act_id IS NULL`;

const idsOfBookingEvents = (filter: EventFilter): Ids[] => {
  const { actorId } = filter;
  const matching = inTimeAndOfType(filter);
  if (filter.outOfOrder) return [callsOutOfOrder(filter)];
  if (isAbout(filter)) return [eventsOfBookings(bookingsOf(filter), all(matching, byAnybody(actorId)))];
  if (actorId === undefined)
    return [eventsOfType(filter, filter.type === undefined ? all(matching, ofNoClosure) : matching)];
  const own = sql<boolean>`booking.account_id = ${actorId}::uuid`;
  return [
    idsIn(
      'booking_event',
      all(matching, byStaff(actorId), filter.type === undefined ? ofNoClosure : undefined),
    ),
    eventsOfBookings(own, all(matching, byDriver(actorId))),
  ];
};

/** A ban concerns all vehicles it applies to: those with the plate, in all accounts or in one. */
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
    hasPlate('event.plate_key', filter),
    userId === undefined
      ? undefined
      : sql`event.vehicle_id IN (SELECT id FROM vehicle WHERE account_id = ${userId}::uuid)`,
  );
  return [idsIn('ban_event', condition)];
};

const vehiclesWithPlate = (filter: EventFilter): Condition | undefined => {
  const plate = hasPlate('plate_key', filter);
  return plate && sql`event.vehicle_id IN (SELECT id FROM vehicle WHERE ${plate})`;
};

const idsOfEntries = (filter: EventFilter): Ids[] => {
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
          vehiclesWithPlate(filter),
        ),
      ),
    ];
  if (actorId === undefined) return [acts(all())];
  // Drivers only act on their own account, so `user_id` narrows the search.
  return [acts(byStaff(actorId)), acts(all(byDriver(actorId), is('event.user_id', actorId)))];
};

const sources = [
  { types: bookingEventTypes, ids: idsOfBookingEvents },
  { types: banEventTypes, ids: idsOfBanEvents },
  { types: journalEntryTypes, ids: idsOfEntries },
] as const;

/** For a filter that contradicts itself: a ban is no call, so it is never one out of order. */
const nothing: Ids = { query: sql`SELECT NULL::uuid AS id WHERE false`, isIndexed: true };

const partsOf = (filter: EventFilter): Ids[] => {
  const { type, outOfOrder, closureId, closureActId } = filter;
  if (closureId !== undefined) return [eventsOfClosure(closureId, closureActId, inTimeAndOfType(filter))];
  const parts = sources
    .filter(({ ids }) => !outOfOrder || ids === idsOfBookingEvents)
    .filter(
      ({ types }) => type === undefined || type.some((one) => (types as readonly string[]).includes(one)),
    )
    .flatMap(({ ids }) => ids(filter));
  return parts.length > 0 ? parts : [nothing];
};

const union = (parts: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )}) AS event`;

type Part = {
  readonly offset: number;
  readonly limit: number;
  readonly order: 'newest first' | 'oldest first';
};

export const listEventIds = (
  db: Db,
  filter: EventFilter,
  { order, offset, limit }: Part,
): Promise<string[]> => {
  const byId = order === 'newest first' ? sql`ORDER BY id DESC` : sql`ORDER BY id`;
  const parts = partsOf(filter).map(({ query }) => sql`${query} ${byId} LIMIT ${offset + limit}`);
  return valuesOf<string>(db)`
    SELECT id FROM ${union(parts)} ${byId} LIMIT ${limit} OFFSET ${offset}`;
};

/** Order is irrelevant for counting, so unindexed parts are not sorted. */
export const countEvents = async (db: Db, filter: EventFilter, upTo: number): Promise<number> => {
  const parts = partsOf(filter).map(({ query, isIndexed }) =>
    isIndexed ? sql`${query} ORDER BY id DESC LIMIT ${upTo}` : sql`${query} LIMIT ${upTo}`,
  );
  return (
    (await firstValueOf<number>(db)`
    SELECT count(*)::int AS count FROM (SELECT FROM ${union(parts)} LIMIT ${upTo}) AS counted`) ?? 0
  );
};
