import { sql } from 'kysely';
import { activeStatuses, type BookingStatus } from '#contract/bookings.ts';
import { plateKey } from '#contract/plate.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectVehicles } from '../../vehicles/vehicle/vehicles.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';

type Direction = 'asc' | 'desc';

/** Active ones first of all: their index is small however many have passed. */
export const ownBookings = (
  db: Db,
  accountId: string,
  statuses: readonly BookingStatus[],
  direction: Direction,
) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', statuses)
    .orderBy('slot_at', direction)
    .orderBy('id', direction);

export const bookingsBetween = (
  db: Db,
  from: Temporal.Instant,
  to: Temporal.Instant,
  accountId: string | undefined,
) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('slot_at', '>=', from)
    .where('slot_at', '<', to)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('slot_at')
    .orderBy('id');

export type BookingFilter = {
  readonly statuses?: readonly BookingStatus[] | undefined;
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
  readonly registrationPlate?: string | undefined;
  readonly formattedBookingNumber?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly driver?: string | undefined;
  readonly cargoType?: string | undefined;
  readonly hasPriority?: boolean | undefined;
  readonly userId?: string | undefined;
};

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

type Given<T> = Exclude<T, undefined>;

/** Bookings by any of their properties, for operators. */
export const searchBookings = (db: Db, filter: BookingFilter, direction: Direction) => {
  let query = db.selectFrom('booking').selectAll();
  const when = <T>(value: T | undefined, add: (given: Given<T>) => typeof query) => {
    if (value !== undefined && value !== '') query = add(value as Given<T>);
  };
  when(filter.statuses, (statuses) => (statuses.length > 0 ? query.where('status', 'in', statuses) : query));
  when(filter.from, (from) => query.where('slot_at', '>=', from));
  when(filter.to, (to) => query.where('slot_at', '<', to));
  when(filter.registrationPlate, (plate) =>
    query.where('plate_key', 'like', `${escapeLike(plateKey(plate))}%`),
  );
  when(filter.formattedBookingNumber, (number) => query.where('number', 'like', `${escapeLike(number)}%`));
  when(filter.phoneNumber?.replace(/\D/g, ''), (digits) => query.where('phone', 'like', `%${digits}%`));
  for (const word of filter.driver?.toLowerCase().split(/\s+/) ?? [])
    query = query.where(
      sql<boolean>`lower(last_name || ' ' || first_name || ' ' || coalesce(patronymic, '')) LIKE ${`%${escapeLike(word)}%`}`,
    );
  when(filter.cargoType, (cargo) => query.where('cargo_type', '=', cargo));
  when(filter.hasPriority, (priority) => query.where('has_priority', '=', priority));
  when(filter.userId, (userId) => query.where('account_id', '=', userId));
  return query.orderBy('slot_at', direction).orderBy('id', direction);
};

export const vehiclesByPlateBeginning = (db: Db, key: string, accountId: string | undefined, limit: number) =>
  selectVehicles(db)
    .where('vehicle.plate_key', 'like', `${escapeLike(key)}%`)
    .$if(accountId !== undefined, (query) => query.where('vehicle.account_id', '=', accountId ?? ''))
    .orderBy('vehicle.plate_key')
    .orderBy('vehicle.id')
    .limit(limit)
    .execute();

export const activeBookingsOf = async (db: Db, vehicleIds: readonly string[]): Promise<BookingRow[]> =>
  vehicleIds.length === 0
    ? []
    : db
        .selectFrom('booking')
        .selectAll()
        .where('vehicle_id', 'in', vehicleIds)
        .where('status', 'in', activeStatuses)
        .execute();

/** A booking belongs to every day it was ever booked for: who looks for it where it was sees where it went. */
export const eventsOfBookingsBetween = (db: Db, from: Temporal.Instant, to: Temporal.Instant) =>
  db
    .selectFrom('booking_event')
    .innerJoin('booking', 'booking.id', 'booking_event.booking_id')
    .leftJoin('account', 'account.id', 'booking_event.actor_id')
    .select([
      'booking_event.id',
      'booking_event.booking_id',
      'booking.number',
      'booking.plate',
      'booking_event.type',
      'booking_event.actor',
      'booking_event.actor_id',
      'account.first_name',
      'account.last_name',
      'booking_event.event_at',
      'booking_event.before',
      'booking_event.after',
      'booking_event.reason',
    ])
    .where('booking_event.booking_id', 'in', (events) =>
      events
        .selectFrom('booking_event as booked')
        .select('booked.booking_id')
        .where('booked.slot_at', '>=', from)
        .where('booked.slot_at', '<', to),
    )
    .orderBy('booking_event.event_at')
    .orderBy('booking_event.id');
