import { activeStatuses } from '#contract/bookings/bookings.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prefixPattern } from '../../../platform/db/literals.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { selectVehicles } from '../../vehicles/vehicle/vehicles.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';

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

export type ReportFilter = {
  readonly userId: string;
  readonly regPlate?: string | undefined;
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
};

const fewestInside = 3;

/** Reads the account's bookings by time, because they are few enough to compare each plate. */
export const bookingsForReport = (db: Db, { userId, regPlate, from, before }: ReportFilter) => {
  const key = plateKey(regPlate ?? '');
  const part = [...key].length < fewestInside ? prefixPattern(key) : `%${prefixPattern(key)}`;
  return db
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', userId)
    .$if(key !== '', (query) => query.where('plate_key', 'like', part))
    .$if(from !== undefined, (query) => query.where('slot_at', '>=', from as Temporal.Instant))
    .$if(before !== undefined, (query) => query.where('slot_at', '<', before as Temporal.Instant))
    .orderBy('slot_at', 'desc')
    .orderBy('id', 'desc');
};
