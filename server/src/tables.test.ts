import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from './modules.ts';
import { actsTables } from './platform/acts/acts.tables.ts';
import { captchaTables } from './platform/captcha/captcha.ts';
import { onceTables } from './platform/context/once.ts';
import type { Database } from './platform/db/database.ts';
import type { Columns } from './platform/db/table.ts';
import { heldJobsTables } from './platform/jobs/held-jobs.queries.ts';
import { journalTables } from './platform/journal/journal.tables.ts';
import { limitsTables } from './platform/limits/limits.queries.ts';
import { deliveryTables } from './platform/messages/deliveries.ts';
import { outboxTables } from './platform/messages/outbox.ts';
import { pushTables } from './platform/messages/push/push.tables.ts';
import { openTestDatabase } from './testing/databases/open-test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const platformTables = [
  captchaTables,
  onceTables,
  heldJobsTables,
  journalTables,
  actsTables,
  limitsTables,
  deliveryTables,
  outboxTables,
  pushTables,
];
const defined = [...platformTables, ...modules.map(({ tables = {} }) => tables)].flatMap(
  Object.entries<Columns>,
);

type ColumnRow = { table: string; column: string; kind: string; nullable: boolean; filled: string };

/** Distinguishes defaults (writable) from generated columns (not writable). */
const listColumns = async () =>
  (
    await sql<ColumnRow>`
      SELECT class.relname AS "table", attname AS "column", format_type(atttypid, atttypmod) AS kind,
        NOT attnotnull AS nullable,
        CASE WHEN attgenerated <> '' THEN 'always' WHEN atthasdef THEN 'by default' ELSE 'never' END AS filled
      FROM pg_attribute
      JOIN pg_class AS class ON class.oid = attrelid AND class.relkind = 'r'
      JOIN pg_namespace AS space ON space.oid = class.relnamespace AND space.nspname = 'public'
      WHERE attnum > 0 AND NOT attisdropped`.execute(database.db)
  ).rows.map((row) => ({ ...row, kind: row.kind.replace('timestamp with time zone', 'timestamptz') }));

const describeColumn = ({ kind, nullable, filled }: Omit<ColumnRow, 'table' | 'column'>) =>
  `${kind}${nullable ? '' : ' NOT NULL'}, filled ${filled}`;

const asDefined = (columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind, isNullable, filled }]) => [
      name,
      describeColumn({ kind, nullable: isNullable, filled }),
    ]),
  );

test('every table has the columns, types and nulls that its module says', async () => {
  // The migrations' own table is not defined by a module.
  const rows = (await listColumns()).filter(({ table }) => table !== 'migration');
  const inDatabase = Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ table }) => table)).map(([table, columns = []]) => [
      table,
      Object.fromEntries(columns.map((row) => [row.column, describeColumn(row)])),
    ]),
  );
  expect(Object.fromEntries(defined.map(([name, columns]) => [name, asDefined(columns)]))).toEqual(
    inDatabase,
  );
});

test('no table is defined twice', () => {
  const names = defined.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
});
