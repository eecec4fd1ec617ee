import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;

/** A LIKE pattern for the escaped text; `before` and `after` are not escaped. */
export const pattern = (before: string, text: string, after: string): string =>
  `${before}${text.replaceAll(/[\\%_]/g, '\\$&')}${after}`;

export const reversed = (text: string): string => [...text].reverse().join('');

export const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
export const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
