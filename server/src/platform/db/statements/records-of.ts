import { type RawBuilder, sql } from 'kysely';
import type { Columns } from '../table.ts';

/**
 * Rows passed as one JSON parameter, whatever their number: `FROM ${from} AS name` reads them, `names` are
 * the columns and `valuesOf(name)` the values to insert.
 */
export type Records = {
  readonly from: (name: string) => RawBuilder<unknown>;
  readonly names: RawBuilder<unknown>;
  readonly valuesOf: (name: string) => RawBuilder<unknown>;
};

/** A jsonb value is passed as text that is already JSON. */
const readAs = (kind: string) => (kind === 'jsonb' ? 'text' : kind);

export const recordsOf = <C extends Columns>(
  columns: C,
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
