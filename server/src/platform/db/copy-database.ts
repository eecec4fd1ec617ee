import { PlainError } from '../errors/plain-error.ts';
import type { Database } from './database.ts';
import type { ScriptSession } from './postgres.ts';

type Table = { readonly name: string; readonly columns: string; readonly values: string };

export type CopiedTable = { readonly table: string; readonly rows: number; readonly md5: string };

export class CopyRefusal extends PlainError {}

/** Lists the product's tables and that of the jobs. Whatever else pg-boss keeps, it makes anew. */
const listTables = (session: ScriptSession) =>
  session.rows<Table>(`
    SELECT format('%I.%I', nspname, relname) AS name, columns, "values"
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace, LATERAL (
      SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns,
        string_agg('(r).' || quote_ident(attname), ', ' ORDER BY attnum) AS "values"
      FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) AS written
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND (nspname = 'public' OR (nspname, relname) = ('pgboss', 'job'))
    ORDER BY name`);

/** Rows are copied as text, which must not depend on settings of the two servers, and copying takes long. */
const prepare = `SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET IntervalStyle = 'postgres'`;

/** Computes a checksum of the rows, in an order that does not depend on a collation. */
const checksum = async (session: ScriptSession, { name }: Table): Promise<CopiedTable> => {
  const [row] = await session.rows<{ rows: number; md5: string | null }>(`
    SELECT count(*)::int AS rows, md5(string_agg(line, '' ORDER BY line COLLATE "C")) AS md5
    FROM (SELECT md5(t::text) AS line FROM ${name} AS t) AS lines`);
  return { table: name, rows: row?.rows ?? 0, md5: row?.md5 ?? '' };
};

const batch = 1000;

const copyRows = async (from: ScriptSession, to: ScriptSession, { name, columns, values }: Table) => {
  await from.exec(`DECLARE copied CURSOR FOR SELECT t::text AS line FROM ${name} AS t`);
  for (;;) {
    const rows = await from.rows<{ line: string }>(`FETCH ${batch} FROM copied`);
    if (rows.length === 0) break;
    // OFFSET keeps the planner from parsing a row anew for each of its columns.
    await to.rows(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${values} FROM (SELECT line::${name} AS r FROM unnest($1::text[]) AS line OFFSET 0) AS rows`,
      [rows.map(({ line }) => line)],
    );
  }
  await from.exec('CLOSE copied');
};

const copySequences = async (from: ScriptSession, to: ScriptSession) => {
  const sequences = await from.rows<{ name: string; value: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  for (const { name, value } of sequences)
    await to.rows('SELECT setval($1::regclass, $2::bigint)', [name, value]);
};

/** Lists foreign keys that are not deferrable, because PostgreSQL would check them row by row. */
const listKeys = (session: ScriptSession) =>
  session.rows<{ key: string }>(`
    SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS key FROM pg_constraint
    WHERE contype = 'f' AND NOT condeferrable AND connamespace = 'public'::regnamespace`);

const isEmpty = async (session: ScriptSession) => {
  const [row] = await session.rows<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM account) OR EXISTS (SELECT FROM booking) AS used',
  );
  return row?.used === false;
};

const copyAll = async (from: ScriptSession, to: ScriptSession): Promise<CopiedTable[]> => {
  const tables = await listTables(from);
  const keys = (await listKeys(to)).map(({ key }) => key);
  const triggers = (verb: string) =>
    tables.map(({ name }) => `ALTER TABLE ${name} ${verb} TRIGGER USER`).join(';');
  const deferrable = (word: string) => keys.map((key) => `${key} ${word}`).join(';');
  await to.exec(`${triggers('DISABLE')};${deferrable('DEFERRABLE')}; SET CONSTRAINTS ALL DEFERRED`);
  // Rows that migrations have written are in the source too.
  await to.exec(`TRUNCATE ${tables.map(({ name }) => name).join()} CASCADE`);
  for (const table of tables) await copyRows(from, to, table);
  await to.exec('SET CONSTRAINTS ALL IMMEDIATE');
  await copySequences(from, to);
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    const [source, target] = await Promise.all([checksum(from, table), checksum(to, table)]);
    if (source.md5 !== target.md5)
      throw new CopyRefusal(
        `${table.name} is not the same in the copy (${source.rows} rows ${source.md5}, ${target.rows} rows ${target.md5}): nothing was copied.`,
      );
    copied.push(target);
  }
  await to.exec(`${deferrable('NOT DEFERRABLE')};${triggers('ENABLE')}`);
  return copied;
};

/**
 * Copies all data into a database that has the schema and nothing else, from one snapshot and in one
 * transaction. Unless both sides have the same checksums, the transaction is rolled back.
 */
export const copyDatabase = (source: Database, target: Database): Promise<CopiedTable[]> =>
  source.runScripts((from) =>
    target.runScripts(async (to) => {
      if (!(await isEmpty(to)))
        throw new CopyRefusal('The database to copy into has accounts or bookings already.');
      await from.exec(`${prepare}; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
      await to.exec(`${prepare}; BEGIN`);
      const copied = await copyAll(from, to);
      await to.exec('COMMIT');
      await to.exec('ANALYZE');
      return copied;
    }),
  );
