import { type RawBuilder, sql } from 'kysely';
import type { Table } from './table.ts';

/**
 * The names of the columns that a row has and its values, as `INSERT INTO … (names) SELECT values` needs them: there the
 * database cannot tell the type of a value from its column. Columns that are undefined are left out.
 */
export const columnsOf = (
  { columns }: Table,
  row: object,
): { readonly names: RawBuilder<unknown>; readonly values: RawBuilder<unknown> } => {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  return {
    names: sql.join(given.map(([name]) => sql.ref(name))),
    values: sql.join(given.map(([name, value]) => sql`${value}::${sql.raw(columns[name]?.kind ?? 'text')}`)),
  };
};
