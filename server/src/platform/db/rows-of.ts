import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A statement in plain SQL, asked at once: rowsOf<Row>(db)`SELECT …`. */
export const rowsOf =
  <Row>(db: Db) =>
  async (text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows;

export const firstOf =
  <Row>(db: Db) =>
  async (text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row | undefined> =>
    (await rowsOf<Row>(db)(text, ...values))[0];

/** The values of a statement with one column. */
export const valuesOf =
  <Value>(db: Db) =>
  async (text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Value[]> =>
    (await rowsOf<Record<string, Value>>(db)(text, ...values)).flatMap((row) => Object.values(row));

/** The value of a statement with one column and at most one row. */
export const firstValueOf =
  <Value>(db: Db) =>
  async (text: TemplateStringsArray, ...values: readonly unknown[]): Promise<Value | undefined> =>
    (await valuesOf<Value>(db)(text, ...values))[0];
