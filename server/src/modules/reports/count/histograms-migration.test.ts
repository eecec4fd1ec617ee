import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { migrate, readMigrations } from '../../../platform/db/migrate.ts';
import { openClone } from '../../../testing/databases/open-test-database.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { addWritten, type Histogram } from './histogram.ts';

const histograms = '0024-report-histograms.sql';

let empty: TestDatabase;
let database: Database;
let earlier: string;

beforeAll(async () => {
  empty = await createEmptyDatabase();
  database = await openClone(empty);
  earlier = await createTestFolder();
  for (const { name, sql: script } of await readMigrations())
    if (name < histograms) await writeFile(join(earlier, name), script);
  await migrate(database, earlier);
});

afterAll(async () => {
  await database.close();
  await empty.drop();
  await rm(earlier, { recursive: true, force: true });
});

/** What a row of the version before belongs to, beside its day. */
const tables = [
  { old: 'report_wait', kept: 'report_hour_waits', of: 'hour' },
  { old: 'report_cargo_wait', kept: 'report_cargo_waits', of: 'cargo_type' },
  { old: 'report_miss', kept: 'report_hour_misses', of: 'hour' },
  { old: 'report_day_miss', kept: 'report_day_misses', of: null },
];

/** Days, hours and kinds of cargo with few and many numbers of minutes, some of them in none of the tables. */
const countEarlier = async ({ old, of }: (typeof tables)[number]) => {
  const group = of === 'hour' ? 'part' : `'CARGO_' || part`;
  await sql
    .raw(`
      INSERT INTO ${old} (day, ${of ? `${of}, ` : ''}minutes, trucks)
      SELECT date '2026-10-01' + day, ${of ? `${group}, ` : ''}minutes, 1 + (day * 7 + part * 5 + minutes) % 13
      FROM generate_series(0, 2) AS day, generate_series(0, ${of ? 3 : 0}) AS part,
        LATERAL generate_series(0, 1500 * part + 9 * day, 1 + part * 250) AS minutes
      WHERE (day, part) <> (1, 2)`)
    .execute(database.db);
};

type Counted = { readonly group: string; readonly minutes: number; readonly trucks: number };

const groupOf = (of: string | null) => `concat_ws(' ', day, ${of ?? `''`})`;

const plainCount = async ({ old, of }: (typeof tables)[number]) => {
  const { rows } = await sql
    .raw<Counted>(`SELECT ${groupOf(of)} AS group, minutes, trucks FROM ${old}`)
    .execute(database.db);
  const groups = new Map<string, Histogram>();
  for (const { group, minutes, trucks } of rows) {
    const histogram = groups.get(group) ?? [];
    histogram[minutes] = trucks;
    groups.set(group, histogram);
  }
  return groups;
};

const converted = async ({ kept, of }: (typeof tables)[number]) => {
  const { rows } = await sql
    .raw<{ group: string; written: string }>(`SELECT ${groupOf(of)} AS group, trucks AS written FROM ${kept}`)
    .execute(database.db);
  const groups = new Map<string, Histogram>();
  for (const { group, written } of rows) {
    const histogram: Histogram = [];
    addWritten(histogram, written);
    groups.set(group, histogram);
  }
  return groups;
};

test('what the version before had counted is there as histograms, truck by truck', async () => {
  for (const table of tables) await countEarlier(table);
  expect(await migrate(database)).toContain(histograms);
  for (const table of tables) {
    const before = await plainCount(table);
    expect(before.size, table.old).toBe(table.of ? 11 : 3);
    expect(await converted(table), table.kept).toEqual(before);
  }
});
