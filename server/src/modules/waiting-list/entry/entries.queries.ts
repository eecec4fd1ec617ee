import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';

export type EntryRow = Selectable<Schema['waiting_list_entry']>;
export type Window = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** A plate can have only one entry in these states. */
export const openStates = ['WAITING_FOR_CONFIRMATION', 'WAITING', 'OFFERED'] as const;

export const findEntry = (db: Db, id: string): Promise<EntryRow | undefined> =>
  db.selectFrom('waiting_list_entry').selectAll().where('id', '=', id).executeTakeFirst();

export const listOpenOfAccount = (db: Db, accountId: string): Promise<EntryRow[]> =>
  db
    .selectFrom('waiting_list_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', openStates)
    .execute();

export const findOpenOfPlate = (db: Db, plateKey: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('waiting_list_entry')
    .selectAll()
    .where('plate_key', '=', plateKey)
    .where('state', 'in', openStates)
    .executeTakeFirst();

export const findEntryOfBooking = (db: Db, bookingId: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('waiting_list_entry')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'TAKEN')
    .executeTakeFirst();

/** Returns undefined if the plate already has an open entry. */
export const insertEntry = async (
  trx: Trx,
  row: Insertable<Schema['waiting_list_entry']>,
): Promise<EntryRow | undefined> =>
  trx
    .insertInto('waiting_list_entry')
    .values(row)
    .onConflict((conflict) =>
      // Literals, as in the index: parameters would not match its predicate.
      conflict
        .column('plate_key')
        .where(sql<boolean>`state IN ('WAITING_FOR_CONFIRMATION', 'WAITING', 'OFFERED')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

/**
 * Changes the version that was read. If it is gone, the transaction runs again. Lock order: after bookings and
 * numbers.
 */
export const updateEntry = async (
  trx: Trx,
  { id, version }: Pick<EntryRow, 'id' | 'version'>,
  changes: Updateable<Schema['waiting_list_entry']>,
): Promise<EntryRow> => {
  const updated = await trx
    .updateTable('waiting_list_entry')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw new ChangedMeanwhileError();
  return updated;
};

export const setWindows = async (trx: Trx, entryId: string, windows: readonly Window[]): Promise<void> => {
  await trx.deleteFrom('waiting_list_window').where('entry_id', '=', entryId).execute();
  const rows = windows.map(({ from, to }) => ({ entry_id: entryId, from_at: from, to_at: to }));
  await trx
    .insertInto('waiting_list_window')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listWindows = (db: Db, entryIds: readonly string[]) =>
  db
    .selectFrom('waiting_list_window')
    .selectAll()
    .where('entry_id', 'in', entryIds)
    .orderBy('from_at')
    .orderBy('to_at')
    .execute();

export const setDocuments = async (
  trx: Trx,
  entryId: string,
  documentIds: readonly string[],
): Promise<void> => {
  if (documentIds.length > 0)
    await trx
      .insertInto('waiting_list_document')
      .values(documentIds.map((document_id) => ({ entry_id: entryId, document_id })))
      .execute();
};

export const listDocuments = async (db: Db, entryId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('waiting_list_document')
    .select('document_id')
    .where('entry_id', '=', entryId)
    .execute();
  return rows.map(({ document_id }) => document_id);
};

export const listOwners = (db: Db, rows: readonly Pick<EntryRow, 'account_id'>[]) =>
  db
    .selectFrom('account')
    .select(['id as account_id', 'first_name', 'last_name', 'patronymic', 'phone', 'email'])
    .where(
      'id',
      'in',
      rows.map(({ account_id }) => account_id),
    )
    .execute();

/** The part of the day's line for new entries: after the losers of a draw if these have joined, else the first. */
export const partOf = async (db: Db, day: string): Promise<number> =>
  (await firstValueOf<number>(db)`
    SELECT CASE WHEN EXISTS (SELECT FROM waiting_list_entry WHERE order_day = ${day} AND part = 1) THEN 2 ELSE 0 END AS part`) ??
  0;
