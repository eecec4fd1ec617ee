import { type RawBuilder, sql } from 'kysely';
import type { App } from '../../../server/src/app.ts';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { type Run, withoutIndexes } from './without-indexes.ts';

/** UUIDs derived from the number; version 7, because the contract validates it. */
export const spreadId = (kind: string, number: string): RawBuilder<unknown> =>
  sql.raw(`overlay(overlay(md5('${kind}' || ${number}) PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid`);

export const runOn =
  (db: Db): Run =>
  async (statement) =>
    (await sql<object>`${sql.raw(statement)}`.execute(db)).rows;

/** Foreign keys that hold by construction; checking them would take longer than the load itself. */
const references = ['booking_account_id_fkey', 'booking_vehicle_id_fkey'];

/** Fills the big tables of an empty database, then builds indexes and statistics. */
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
