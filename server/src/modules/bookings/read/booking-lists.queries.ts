import { activeStatuses } from '#contract/bookings/bookings.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { selectVehicles } from '../../vehicles/vehicle/vehicles.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { prefixPattern } from './like.ts';

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

export const vehiclesByPlateBeginning = (
  db: Db,
  key: string,
  accountId: string | undefined,
  { page, size }: PageRequest,
) =>
  selectVehicles(db)
    .where('vehicle.plate_key', 'like', prefixPattern(key))
    .$if(accountId !== undefined, (query) => query.where('vehicle.account_id', '=', accountId ?? ''))
    .orderBy('vehicle.plate_key')
    .orderBy('vehicle.id')
    .limit(size)
    .offset(page * size)
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
