import { type InferResult, type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { firstOf } from '../../platform/db/rows-of.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

export type Subject = { readonly bookingId?: string | undefined; readonly vehicleId?: string | undefined };

const selectNotes = (db: Db) =>
  db
    .selectFrom('note')
    .innerJoin('account as author', 'author.id', 'note.author_id')
    .selectAll('note')
    .select(sql<string>`concat_ws(' ', author.last_name, author.first_name)`.as('author_name'));

export type NoteRow = InferResult<ReturnType<typeof selectNotes>>[number];

export const listNotesOf = (db: Db, { bookingId, vehicleId }: Subject): Promise<NoteRow[]> => {
  const notes = selectNotes(db).orderBy('note.id', 'desc').limit(200);
  return (
    bookingId === undefined
      ? notes.where('note.vehicle_id', '=', vehicleId ?? '')
      : notes.where('note.booking_id', '=', bookingId)
  ).execute();
};

export const findNote = (db: Db, id: string): Promise<NoteRow | undefined> =>
  selectNotes(db).where('note.id', '=', id).executeTakeFirst();

export const insertNote = (trx: Trx, note: Insertable<Schema['note']>) =>
  trx.insertInto('note').values(note).execute();

/** Returns false if somebody has deleted the note before. */
export const removeNote = async (trx: Trx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('note').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

/**
 * Locks the account, so that no note is written while it is being deleted. Undefined: the booking or vehicle
 * does not exist.
 */
export const lockOwnerOf = async (
  trx: Trx,
  { bookingId, vehicleId }: Subject,
): Promise<{ readonly accountId: string; readonly vehicleId: string } | undefined> => {
  const subject =
    bookingId === undefined
      ? sql`SELECT account_id, id AS vehicle_id FROM vehicle WHERE id = ${vehicleId}::uuid AND deleted_at IS NULL`
      : sql`SELECT account_id, vehicle_id FROM booking WHERE id = ${bookingId}::uuid`;
  return firstOf<{ accountId: string; vehicleId: string }>(trx)`
    SELECT subject.account_id AS "accountId", subject.vehicle_id AS "vehicleId" FROM (${subject}) AS subject
    JOIN account ON account.id = subject.account_id AND account.deleted_at IS NULL
    FOR SHARE OF account`;
};
