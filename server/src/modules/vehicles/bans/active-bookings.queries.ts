import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';

export type PlateTruck = Awaited<ReturnType<typeof listActiveOfPlate>>[number];

export const listActiveOfPlate = (db: Db, plateKey: string) =>
  db
    .selectFrom('booking')
    .select(['account_id', 'plate', 'status', 'hold_until', 'arrived_at'])
    .where('plate_key', '=', plateKey)
    .where('status', 'in', activeStatuses)
    .execute();
