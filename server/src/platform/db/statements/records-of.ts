import { type RawBuilder, sql } from 'kysely';
import type { Table } from '../table.ts';

/**
 * Rows of a table that a statement is given as one JSON parameter, however many there are: `FROM ${from} AS name` reads
 * them, `names` are their columns and `valuesOf(name)` what is inserted for these.
 */
export type Records = {
  readonly from: (name: string) => RawBuilder<unknown>;
  readonly names: RawBuilder<unknown>;
  readonly valuesOf: (name: string) => RawBuilder<unknown>;
};

/** JSON columns come as text that is JSON already. */
const readAs = (kind: string) => (kind === 'jsonb' ? 'text' : kind);

/** All rows have the columns that are named. */
export const recordsOf = <C extends Table['columns']>(
  { columns }: Table<C>,
  names: readonly (keyof C & string)[],
  rows: readonly object[],
): Records => {
  const kindOf = (name: string) => columns[name]?.kind ?? 'text';
  const definition = names.map((name) => `"${name}" ${readAs(kindOf(name))}`).join(', ');
  return {
    from: (name) =>
      sql`json_to_recordset(${JSON.stringify(rows)}::json) AS ${sql.raw(`${name} (${definition})`)}`,
    names: sql.raw(names.map((name) => `"${name}"`).join(', ')),
    valuesOf: (name) => sql.raw(names.map((column) => `${name}."${column}"::${kindOf(column)}`).join(', ')),
  };
};
