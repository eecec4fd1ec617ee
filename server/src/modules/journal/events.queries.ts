import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { selectEvents } from '../bookings/read/history.queries.ts';

const nameOf = (account: 'owner' | 'actor') => {
  const [last, first] = [sql.ref(`${account}.last_name`), sql.ref(`${account}.first_name`)];
  // A deleted account has empty names.
  return sql<string | null>`nullif(${last} || ' ' || ${first}, ' ')`;
};

export const listBookingEvents = (db: Db, ids: readonly string[]) =>
  selectEvents(db)
    .innerJoin('account as owner', 'owner.id', 'booking.account_id')
    .select(['booking.vehicle_id', 'booking.account_id as user_id'])
    .select(nameOf('owner').as('user_name'))
    .where('booking_event.id', 'in', ids)
    .execute();

export const listBanEvents = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('ban_event')
    .innerJoin('vehicle', 'vehicle.id', 'ban_event.vehicle_id')
    .innerJoin('account as owner', 'owner.id', 'vehicle.account_id')
    .leftJoin('account as actor', 'actor.id', 'ban_event.actor_id')
    .leftJoin('booking', 'booking.id', 'ban_event.booking_id')
    .selectAll('ban_event')
    .select(['booking.number', 'vehicle.registration_plate', 'vehicle.account_id as user_id'])
    .select([nameOf('actor').as('actor_name'), nameOf('owner').as('user_name')])
    .where('ban_event.id', 'in', ids)
    .execute();

export const listActs = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('journal_event')
    .leftJoin('vehicle', 'vehicle.id', 'journal_event.vehicle_id')
    .leftJoin('account as owner', 'owner.id', 'journal_event.user_id')
    .leftJoin('account as actor', 'actor.id', 'journal_event.actor_id')
    .leftJoin('booking', 'booking.id', 'journal_event.booking_id')
    .selectAll('journal_event')
    .select(['booking.number', 'vehicle.registration_plate'])
    .select([nameOf('actor').as('actor_name'), nameOf('owner').as('user_name')])
    .where('journal_event.id', 'in', ids)
    .execute();

type Rows<Q extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Q>>[number];
export type BookingEventRow = Rows<typeof listBookingEvents>;
export type BanEventRow = Rows<typeof listBanEvents>;
export type ActRow = Rows<typeof listActs>;
