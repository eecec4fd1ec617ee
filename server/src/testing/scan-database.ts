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

export const findWords = async (db: Db, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { schema, table, column } of await listWordColumns(db)) {
    // Default collation, because lower() under "C" leaves Cyrillic capitals unchanged.
    const cell = sql`lower(${sql.ref(column)}::text COLLATE "default")`;
    for (const word of words) {
      const { rows } = await sql`
        SELECT 1 FROM ${sql.table(`${schema}.${table}`)} WHERE position(${word.toLowerCase()} in ${cell}) > 0 LIMIT 1`.execute(
        db,
      );
      if (rows.length > 0) found.push(`${schema}.${table}.${column}: ${word}`);
    }
  }
  return found;
};
