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
