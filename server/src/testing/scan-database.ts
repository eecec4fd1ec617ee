import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Column = { readonly schema: string; readonly table: string; readonly column: string };

const listWordColumns = async (db: Db): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    SELECT nspname AS schema, relname AS "table", attname AS "column"
    FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid AND relkind IN ('r', 'p', 'm')
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    JOIN pg_type ON pg_type.oid = atttypid
    WHERE attnum > 0 AND NOT attisdropped AND nspname NOT IN ('pg_catalog', 'information_schema')
      AND nspname NOT LIKE 'pg_toast%' AND (typcategory IN ('S', 'A', 'U') OR typname IN ('json', 'jsonb', 'bytea'))
      AND typname <> 'uuid'
    ORDER BY 1, 2, 3`.execute(db);
  return rows;
};

/** Asks first whether a table contains one of the words, because most tables contain none. */
const hasAny = async (db: Db, table: string, words: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.table(table)} AS one, unnest(${words.map((word) => word.toLowerCase())}::text[]) AS word
    WHERE position(word in lower(one::text COLLATE "default")) > 0 LIMIT 1`.execute(db);
  return rows.length > 0;
};

/** Searches every column of every table in every schema. A find is told as `schema.table.column: word`. */
export const findWords = async (db: Db, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  const tables = Object.entries(
    Object.groupBy(await listWordColumns(db), ({ schema, table }) => `${schema}.${table}`),
  );
  for (const [name, columns = []] of tables) {
    if (!(await hasAny(db, name, words))) continue;
    for (const { schema, table, column } of columns) {
      // Default collation, because lower() under "C" leaves Cyrillic capitals unchanged.
      const cell = sql`lower(${sql.ref(column)}::text COLLATE "default")`;
      const { rows } = await sql<{ word: string }>`
        SELECT DISTINCT word FROM ${sql.table(`${schema}.${table}`)}, unnest(${[...words]}::text[]) AS word
        WHERE position(lower(word) in ${cell}) > 0`.execute(db);
      found.push(...rows.map(({ word }) => `${schema}.${table}.${column}: ${word}`));
    }
  }
  return found;
};

/** Tables that could hold words but have no rows, so that a search proves nothing about them. */
export const listEmptyTables = async (db: Db): Promise<string[]> => {
  const names = new Set(
    (await listWordColumns(db)).filter(({ schema }) => schema === 'public').map(({ table }) => table),
  );
  const empty: string[] = [];
  for (const name of names) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length === 0) empty.push(name);
  }
  return empty.sort();
};
