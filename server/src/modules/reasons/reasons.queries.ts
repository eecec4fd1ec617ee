import { type Selectable, sql } from 'kysely';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type ReasonListRow = Selectable<Schema['reason_list']>;

/** A migration inserted version 1 of every kind, so there is always a row. */
export const getLatestReasons = (db: Db, kind: ReasonKind): Promise<ReasonListRow> =>
  db
    .selectFrom('reason_list')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Serializes changes to the reasons of this kind. */
export const lockReasons = (trx: Trx, kind: ReasonKind) =>
  sql`SELECT 1 FROM reason_list WHERE kind = ${kind} AND version = 1 FOR UPDATE`.execute(trx);

export const insertReasons = (
  trx: Trx,
  row: Omit<ReasonListRow, 'content'> & Pick<ReadyReasons, 'content'>,
): Promise<ReasonListRow> =>
  trx
    .insertInto('reason_list')
    .values({ ...row, content: JSON.stringify(row.content) })
    .returningAll()
    .executeTakeFirstOrThrow();
