import type { InferResult, SelectQueryBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { selectVehicles } from '../vehicle/vehicles.queries.ts';
import {
  type DateColumn,
  filterVehicles,
  isBookedWithin,
  isLatestWithin,
  lastBookedAt,
  type VehicleFilter,
  type VehicleIds,
} from './vehicle-filter.queries.ts';

export type VehicleOrder = {
  readonly by: DateColumn | 'created_at' | 'waits_from' | 'plate_key' | 'model';
  readonly direction: 'asc' | 'desc';
};

export const selectOperatorVehicles = (db: Db) =>
  selectVehicles(db)
    .innerJoin('account', 'account.id', 'vehicle.account_id')
    .select([
      'account.first_name',
      'account.last_name',
      'account.patronymic',
      'account.phone',
      'account.email',
      lastBookedAt.as('last_booked_at'),
    ]);

export type OperatorVehicleRow = InferResult<ReturnType<typeof selectOperatorVehicles>>[number];

export const listOperatorVehiclesByPlate = (db: Db, plateKey: string): Promise<OperatorVehicleRow[]> =>
  selectOperatorVehicles(db)
    .where('vehicle.plate_key', '=', plateKey)
    .orderBy('vehicle.approved', 'desc')
    .orderBy('vehicle.created_at')
    .orderBy('vehicle.id')
    .execute();

/** Vehicles without the date come last in both directions. */
const inOrder = <TB extends 'vehicle', O>(
  query: SelectQueryBuilder<Schema, TB, O>,
  { by, direction }: VehicleOrder,
) =>
  query
    .orderBy(`vehicle.${by}` as never, (order) => {
      if (direction === 'asc') return order.asc();
      return by === 'event_at' || by === 'cleared_at' ? order.desc().nullsLast() : order.desc();
    })
    .orderBy('vehicle.id' as never, direction);

/** Reads one row more than the page, to know whether it is the last. */
export const listVehiclePage = (
  db: Db,
  filtered: VehicleIds,
  order: VehicleOrder,
  { page, size }: PageRequest,
): Promise<OperatorVehicleRow[]> => {
  const ids = inOrder(filtered, order)
    .limit(size + 1)
    .offset(page * size);
  return inOrder(
    selectOperatorVehicles(db).where('vehicle.id', 'in', ids) as never,
    order,
  ).execute() as Promise<OperatorVehicleRow[]>;
};

/** Walks the bookings of a span, latest first, and looks up their vehicles. */
export const listBookedPage = (
  db: Db,
  { booked: span = {}, ...filter }: VehicleFilter,
  { page, size }: PageRequest,
): Promise<OperatorVehicleRow[]> => {
  const ids = filterVehicles(db, filter)
    .innerJoin('booking', 'booking.vehicle_id', 'vehicle.id')
    .select(['booking.id as booking_id', 'booking.slot_at'])
    .where(isBookedWithin(span))
    .where(isLatestWithin(span))
    .orderBy('booking.slot_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(size + 1)
    .offset(page * size);
  return selectOperatorVehicles(db)
    .innerJoin(ids.as('listed'), 'listed.id', 'vehicle.id')
    .orderBy('listed.slot_at', 'desc')
    .orderBy('listed.booking_id', 'desc')
    .execute();
};
