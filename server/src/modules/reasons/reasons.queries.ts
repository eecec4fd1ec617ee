import { type Selectable, sql } from 'kysely';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type ReasonListRow = Selectable<Schema['reason_list']>;

/** The first version of every kind came with the table. */
export const getLatestReasons = (db: Db, kind: ReasonKind): Promise<ReasonListRow> =>
  db
    .selectFrom('reason_list')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Whoever changes reasons of this kind waits here for whoever does so already. */
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
