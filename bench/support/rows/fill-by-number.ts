import { type RawBuilder, sql } from 'kysely';
import type { App } from '../../../server/src/app.ts';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { type Run, withoutIndexes } from './without-indexes.ts';

/** Uuids (of version 7, or they would not be ones to the contract) that only the number decides, spread like random ones. */
export const spreadId = (kind: string, number: string): RawBuilder<unknown> =>
  sql.raw(`overlay(overlay(md5('${kind}' || ${number}) PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid`);

export const runOn =
  (db: Db): Run =>
  async (statement) =>
    (await sql<object>`${sql.raw(statement)}`.execute(db)).rows;

/** Bookings, accounts and vehicles are made of numbers that match: checking every reference would take longer than the rest. */
const references = ['booking_account_id_fkey', 'booking_vehicle_id_fkey'];

/** Fills the big tables of an empty database; indexes and statistics come afterwards. */
export const fillByNumber = async (
  { database: { db, runScripts } }: App,
  load: (db: Db) => Promise<void>,
): Promise<void> => {
  await runScripts((session) =>
    session.exec("SET statement_timeout = 0; SET maintenance_work_mem = '512MB'"),
  );
  const run = runOn(db);
  for (const name of references) await run(`ALTER TABLE booking DROP CONSTRAINT ${name}`);
  await withoutIndexes(run, ['vehicle', 'account', 'booking'], () => load(db));
  await run('VACUUM ANALYZE');
};
