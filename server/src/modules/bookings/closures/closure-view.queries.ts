import { sql } from 'kysely';
import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

type Period = { readonly from: Temporal.Instant | undefined; readonly before: Temporal.Instant | undefined };

/** Closures that touch the period. An end that is absent is open. */
export const listClosuresIn = (db: Db, { from, before }: Period) => {
  let query = db.selectFrom('closure').selectAll();
  if (before) query = query.where('from_at', '<', before);
  if (from) query = query.where('to_at', '>', from);
  return query.orderBy('from_at', 'desc').orderBy('id', 'desc').execute();
};

export const listPeople = (db: Db, ids: readonly string[]) =>
  db.selectFrom('account').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute();

export const listActRows = (db: Db, closureIds: readonly string[]) =>
  db
    .selectFrom('closure_act')
    .select((eb) => [
      'id',
      'closure_id',
      'type',
      'made_by',
      'made_at',
      'to_after',
      'slots',
      'release_at',
      'released_at',
      'undone_at',
      eb
        .selectFrom('closure_move')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('act_id', '=', 'closure_act.id')
        .where('to_at', 'is not', null)
        .as('moved'),
    ])
    .where('closure_id', 'in', closureIds)
    .orderBy('id', 'desc')
    .execute();

export const listMovedBookings = (db: Db, closureIds: readonly string[]) =>
  db
    .selectFrom('closure_move')
    .innerJoin('closure_act', 'closure_act.id', 'act_id')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select([
      'closure_id',
      'act_id',
      'undone_at',
      'from_at',
      'closure_move.to_at',
      'closure_move.before',
      'stayed',
    ])
    .select(['booking.id', 'number', 'plate', 'has_priority', 'status', 'slot_at'])
    .where('closure_id', 'in', closureIds)
    .orderBy('act_id')
    .orderBy('from_at')
    .orderBy('has_priority', 'desc')
    .orderBy('number')
    .execute();

export const countMessages = (db: Db, closureIds: readonly string[]) => rowsOf<{
  closure_id: string;
  channel: MessageChannel;
  waiting: number;
  sent: number;
  failed: number;
}>(db)`
    SELECT closure_id, channel, (count(*) FILTER (WHERE sent IS NULL))::int AS waiting,
      (count(*) FILTER (WHERE sent))::int AS sent, (count(*) FILTER (WHERE NOT sent))::int AS failed
    FROM (
      SELECT DISTINCT ON (closure_id, told.message_id) closure_id, told.channel, sent
      FROM closure_message AS told JOIN closure_act ON closure_act.id = act_id
      LEFT JOIN message_delivery ON message_delivery.message_id = told.message_id AND about = booking_id
      WHERE closure_id = ANY (${closureIds}::uuid[]) AND undone_at IS NULL
      ORDER BY closure_id, told.message_id, sent DESC NULLS LAST
    ) AS message GROUP BY closure_id, channel`;

type Truck = { readonly id: string; readonly plate: string; readonly phone: string | null };

/** Trucks that a closure concerned, but of whose messages about it none was sent and none still waits. */
export const listUnreached = (db: Db, closureIds: readonly string[]) => rowsOf<
  Truck & { readonly closure_id: string }
>(db)`
    SELECT closure_id, booking.id, plate, coalesce(booking.phone, account.phone) AS phone FROM (
      SELECT closure_id, booking_id FROM (
        SELECT booking_id, act_id FROM closure_move UNION SELECT booking_id, act_id FROM closure_message
      ) AS concerned JOIN closure_act ON closure_act.id = act_id
      WHERE closure_id = ANY (${closureIds}::uuid[]) AND released_at IS NOT NULL
      GROUP BY closure_id, booking_id
    ) AS concerned JOIN booking ON booking.id = booking_id JOIN account ON account.id = account_id
    WHERE booking.status NOT IN ('CANCELED', 'LEFT_WAITING_ZONE') AND NOT EXISTS (
      SELECT FROM closure_message AS told JOIN closure_act ON closure_act.id = act_id
      LEFT JOIN message_delivery ON message_delivery.message_id = told.message_id AND about = told.booking_id
      WHERE closure_act.closure_id = concerned.closure_id AND told.booking_id = booking.id
        AND sent IS DISTINCT FROM false)
    ORDER BY slot_at, number`;

/** Which of these bookings have a message about which closure that was sent or still waits. */
export const listTold = (db: Db, closureIds: readonly string[], bookingIds: readonly string[]) => rowsOf<{
  closure_id: string;
  booking_id: string;
}>(db)`
    SELECT DISTINCT closure_id, told.booking_id
    FROM closure_message AS told JOIN closure_act ON closure_act.id = act_id
    LEFT JOIN message_delivery ON message_delivery.message_id = told.message_id AND about = told.booking_id
    WHERE closure_id = ANY (${closureIds}::uuid[]) AND undone_at IS NULL
      AND told.booking_id = ANY (${bookingIds}::uuid[]) AND sent IS DISTINCT FROM false`;

export const countOffers = (db: Db, closureIds: readonly string[]) => rowsOf<{
  closure_id: string;
  open: number;
  taken: number;
  declined: number;
}>(db)`
    SELECT closure_id, (count(*) FILTER (WHERE booking.offer_id = offer.id))::int AS open,
      count(taken_at)::int AS taken,
      (count(*) FILTER (WHERE taken_at IS NULL AND booking.offer_id IS DISTINCT FROM offer.id))::int AS declined
    FROM offer JOIN booking ON booking.id = booking_id
    WHERE closure_id = ANY (${closureIds}::uuid[]) GROUP BY closure_id`;
