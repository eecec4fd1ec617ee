import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { type Account, accountColumns } from '../../accounts/account/accounts.queries.ts';

type Question = {
  readonly vehicleId: string | undefined;
  /** The account that is booked for; undefined: the vehicle's owner. */
  readonly named: string | undefined;
  readonly own: string;
  /** When no vehicle is named. */
  readonly plateKey: string | undefined;
  readonly since: Temporal.Instant;
  readonly now: Temporal.Instant;
};

export type Booker = {
  readonly account: Account;
  /** Null when there is no such vehicle. */
  readonly vehicle: { readonly owner: string; readonly plateKey: string } | null;
  readonly expiredHolds: number;
  readonly lastExpired: Temporal.Instant | null;
  /** Bookings of the account or the plate that wait for a code in vain. */
  readonly overdue: readonly string[];
};

/** With its statuses, so that the indexes of active bookings serve: a plan that reads all of them would be kept. */
const isOverdueHold = (now: Temporal.Instant) => sql`hold_until <= ${now}
  AND status IN ('WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION')`;

/**
 * Who books which truck, and how often that account let a hold run out: all that is asked before a booking. A
 * registration that has proved no contact books nothing.
 */
export const findBooker = async (db: Db, q: Question): Promise<Booker | undefined> => {
  // The account comes from one row, so that its index finds it: as a condition on a join it would read all accounts.
  const asked = sql<{ account_id: string }>`(SELECT coalesce(${q.named ?? null}::uuid,
    (SELECT account_id FROM vehicle WHERE id = ${q.vehicleId ?? null}::uuid AND deleted_at IS NULL),
    ${q.own}::uuid) AS account_id)`;
  const row = await db
    .selectFrom(asked.as('asked'))
    .innerJoin('account', 'account.id', 'asked.account_id')
    .leftJoin('vehicle', (join) =>
      join.on('vehicle.id', '=', q.vehicleId ?? null).on('vehicle.deleted_at', 'is', null),
    )
    .select(accountColumns.map((column) => `account.${column}` as const))
    .select(['vehicle.account_id as owner', 'vehicle.plate_key'])
    .select((eb) => [
      eb
        .selectFrom('booking')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('booking.account_id', '=', 'account.id')
        .where('cancellation_code', '=', sql.lit('EXPIRED'))
        .where('canceled_at', '>', q.since)
        .as('expired_holds'),
      eb
        .selectFrom('booking')
        .select((last) => last.fn.max('canceled_at').as('last'))
        .whereRef('booking.account_id', '=', 'account.id')
        .where('cancellation_code', '=', sql.lit('EXPIRED'))
        .where('canceled_at', '>', q.since)
        .as('last_expired'),
      sql<string[]>`(SELECT coalesce(json_agg(id), '[]') FROM (
        SELECT id FROM booking WHERE account_id = account.id AND ${isOverdueHold(q.now)}
        UNION SELECT id FROM booking
        WHERE plate_key = coalesce(vehicle.plate_key, ${q.plateKey ?? null}) AND ${isOverdueHold(q.now)}) AS held)`.as(
        'overdue',
      ),
    ])
    .where((eb) => eb.or([eb('account.phone_verified', '=', true), eb('account.email_verified', '=', true)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { owner, plate_key, expired_holds, last_expired, overdue, ...account } = row;
  return {
    account,
    vehicle: owner === null || plate_key === null ? null : { owner, plateKey: plate_key },
    expiredHolds: expired_holds ?? 0,
    lastExpired: last_expired,
    overdue,
  };
};
