import { arrivedStatuses, expectedStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Passes of trucks that may still come or have arrived, by number. */
export const listValid = (
  db: Db,
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
) =>
  db
    .selectFrom('booking')
    .select(['number', 'pass_version', 'status'])
    .where('slot_at', '>=', from)
    .where('slot_at', '<', to)
    .where('status', 'in', [...expectedStatuses, ...arrivedStatuses])
    .orderBy('number')
    .execute();
