import { type RawBuilder, sql } from 'kysely';

/** How well a result matches; lower is better. */
export const ranks = { exact: 0, beginning: 1, part: 2 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];
export type Ranked = { readonly id: string; readonly rank: Rank };

export const mostCandidates = 500;

export type Condition = RawBuilder<boolean>;

/** A LIKE pattern for the escaped text; `before` and `after` are not escaped. */
export const pattern = (before: string, text: string, after: string): string =>
  `${before}${text.replaceAll(/[\\%_]/g, '\\$&')}${after}`;

export const reversed = (text: string): string => [...text].reverse().join('');

export const all = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
export const any = (conditions: readonly Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
