import { type RawBuilder, sql } from 'kysely';

/** Literals, not parameters, so that the planner can use partial indexes over these values. */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));

/** For LIKE; escapes wildcards. */
export const prefixPattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
