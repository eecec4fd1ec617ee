import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

type AccountCounts = {
  readonly account_id: string;
  readonly vehicles: number;
  readonly bookings: number;
  readonly noShows: number;
};

/** Counting stops here; nobody needs a more precise number. */
const mostBookings = 10_000;

export const countOfAccounts = (
  db: Db,
  accountIds: readonly string[],
  since: Temporal.Instant,
) => rowsOf<AccountCounts>(db)`
    SELECT account_id,
      (SELECT count(*)::int FROM vehicle WHERE vehicle.account_id = owner.account_id AND deleted_at IS NULL) AS vehicles,
      (SELECT count(*)::int FROM (
        SELECT 1 FROM booking WHERE booking.account_id = owner.account_id LIMIT ${sql.lit(mostBookings)}) AS made) AS bookings,
      (SELECT count(*)::int FROM booking
        WHERE booking.account_id = owner.account_id AND slot_at > ${since} AND cancellation_code = 'NO_SHOW') AS "noShows"
    FROM unnest(${accountIds}::uuid[]) AS owner (account_id)`;
