import { type InferResult, sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import type { Db } from '../../../platform/db/database.ts';
import { literals } from '../../../platform/db/literals.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';

const selectPlateBookings = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select([
      'booking.id',
      'booking.number',
      'booking.status',
      'booking.slot_at',
      'booking.hold_until',
      'booking.vehicle_id',
      'booking.account_id',
      'booking.plate_key',
      'account.first_name',
      'account.last_name',
    ]);

export type PlateBookingRow = InferResult<ReturnType<typeof selectPlateBookings>>[number];

/** Active bookings; confirmed ones first. */
export const listActiveOfPlates = (db: Db, plateKeys: readonly string[]): Promise<PlateBookingRow[]> =>
  selectPlateBookings(db)
    .where(sql<boolean>`booking.plate_key = ANY (${plateKeys})`)
    .where(sql<boolean>`booking.status IN (${literals(activeStatuses)})`)
    .orderBy((eb) => eb('booking.status', '=', 'WAITING_FOR_CONFIRMATION'))
    .orderBy('booking.slot_at')
    .execute();

export const bookingsOfPlate = (db: Db, plateKey: string) =>
  selectPlateBookings(db)
    .where('booking.plate_key', '=', plateKey)
    .orderBy('booking.slot_at', 'desc')
    .orderBy('booking.id', 'desc');

export const toPlateBooking =
  (timeZone: string) =>
  (row: PlateBookingRow): PlateBooking => ({
    id: row.id,
    formattedBookingNumber: row.number,
    bookingStatus: row.status,
    dateBooked: toWireInstant(row.slot_at, timeZone),
    vehicleId: row.vehicle_id,
    userId: row.account_id,
    userName: `${row.last_name} ${row.first_name}`,
  });
