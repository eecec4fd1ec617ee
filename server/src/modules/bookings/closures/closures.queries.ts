import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { recordsOf } from '../../../platform/db/statements/records-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { closuresTables } from './closures.tables.ts';

export const findClosureRow = (db: Db, id: string) =>
  db.selectFrom('closure').selectAll().where('id', '=', id).executeTakeFirst();

export type ClosureRow = NonNullable<Awaited<ReturnType<typeof findClosureRow>>>;

export const listClosureRows = (db: Db, ids: readonly string[]) =>
  db.selectFrom('closure').selectAll().where('id', 'in', ids).execute();

export const insertClosure = (trx: Trx, row: Insertable<Schema['closure']>) =>
  trx.insertInto('closure').values(row).execute();

export const updateClosure = (trx: Trx, id: string, changes: Updateable<Schema['closure']>) =>
  trx
    .updateTable('closure')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertAct = (trx: Trx, row: Insertable<Schema['closure_act']>) =>
  trx.insertInto('closure_act').values(row).execute();

export const insertMoves = async (
  trx: Trx,
  rows: readonly Insertable<Schema['closure_move']>[],
): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('closure_move').values(rows).execute();
};

const messageColumns = ['message_id', 'booking_id', 'act_id', 'channel'] as const;

/** All rows in one parameter, because closing a day may send a thousand messages. */
export const insertMessages = async (
  trx: Trx,
  rows: readonly Insertable<Schema['closure_message']>[],
): Promise<void> => {
  const records = recordsOf(closuresTables.closure_message, messageColumns, rows);
  await sql`
    INSERT INTO closure_message (${records.names}) SELECT ${records.valuesOf('one')} FROM ${records.from('one')}`.execute(
    trx,
  );
};

export const actTable = 'closure_act';

export const findLastAct = (db: Db, closureId: string) =>
  db
    .selectFrom('closure_act')
    .selectAll()
    .where('closure_id', '=', closureId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type ActRow = NonNullable<Awaited<ReturnType<typeof findLastAct>>>;

/** Whether an act on another closure came later and has not been undone. */
export const hasLaterActElsewhere = async (db: Db, { id, closure_id }: ActRow): Promise<boolean> =>
  (await db
    .selectFrom('closure_act')
    .select('id')
    .where('id', '>', id)
    .where('closure_id', '<>', closure_id)
    .where('undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const listMovesOfAct = (db: Db, actId: string) =>
  db.selectFrom('closure_move').selectAll().where('act_id', '=', actId).orderBy('booking_id').execute();

export const markStayed = async (trx: Trx, actId: string, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length > 0)
    await trx
      .updateTable('closure_move')
      .set({ stayed: true })
      .where('act_id', '=', actId)
      .where('booking_id', 'in', bookingIds)
      .execute();
};
