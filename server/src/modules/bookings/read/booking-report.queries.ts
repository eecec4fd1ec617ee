import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prefixPattern } from './like.ts';

export type ReportFilter = {
  readonly userId: string;
  readonly regPlate?: string | undefined;
  readonly from?: Temporal.Instant | undefined;
  readonly before?: Temporal.Instant | undefined;
};

const fewest = 3;

/** Scans the account's bookings by time: few enough to filter by plate. */
export const bookingsForReport = (db: Db, { userId, regPlate, from, before }: ReportFilter) => {
  const key = plateKey(regPlate ?? '');
  const part = [...key].length < fewest ? prefixPattern(key) : `%${prefixPattern(key)}`;
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
