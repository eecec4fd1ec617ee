import { sql } from 'kysely';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { completeParams } from './stored-params.ts';

export const findLatestParams = async (db: Db): Promise<BookingParams | undefined> => {
  const row = await db
    .selectFrom('booking_params')
    .select(['version', 'params'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...completeParams(row.params), version: row.version };
};

export const listParamsSince = async (db: Db, since: Temporal.Instant) => {
  const rows = await db
    .selectFrom('booking_params')
    .select(['version', 'params', 'changed_at'])
    .where(
      'version',
      '>=',
      sql<number>`coalesce((SELECT max(version) FROM booking_params WHERE changed_at <= ${since}), 0)`,
    )
    .orderBy('version')
    .execute();
  return rows.map(({ version, params, changed_at }) => ({
    params: { ...completeParams(params), version },
    since: changed_at,
  }));
};

/** Serializes changes of the parameters. */
export const lockParams = (trx: Trx) => sql`SELECT 1 FROM system_params FOR UPDATE`.execute(trx);

/** Prevents changes of the parameters until commit; concurrent readers are allowed. */
export const keepParams = (trx: Trx) => sql`SELECT 1 FROM system_params FOR SHARE`.execute(trx);

export const insertParams = (
  trx: Trx,
  { version, ...params }: BookingParams,
  changedBy: string | null,
  changedAt: Temporal.Instant,
) =>
  trx
    .insertInto('booking_params')
    .values({ version, params: JSON.stringify(params), changed_by: changedBy, changed_at: changedAt })
    .execute();

export const paramsHistory = (db: Db) =>
  db
    .selectFrom('booking_params as changed')
    .leftJoin('booking_params as previous', (join) =>
      join.on('previous.version', '=', sql<number>`changed.version - 1`),
    )
    .leftJoin('account', 'account.id', 'changed.changed_by')
    .select([
      'changed.version',
      'changed.params',
      'changed.changed_at',
      'changed.changed_by',
      'previous.params as before',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('changed.version', 'desc');

export type ParamsHistoryRow = Awaited<ReturnType<ReturnType<typeof paramsHistory>['execute']>>[number];
