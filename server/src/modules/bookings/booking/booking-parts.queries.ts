import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import { type DocumentRow, listDocumentsByIds } from '../../documents/document/documents.queries.ts';
import type { BookingRow } from './booking-row.ts';

export const listCodes = async (db: Db, ids: readonly string[]): Promise<Map<string, Code>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('confirmation_code').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const listBookingDocumentIds = async (db: Db, bookingId: string): Promise<string[]> => {
  const links = db.selectFrom('booking_document').select('document_id').where('booking_id', '=', bookingId);
  return (await links.execute()).map(({ document_id }) => document_id);
};

export const insertBookingDocuments = async (
  trx: Trx,
  booking: Pick<BookingRow, 'id' | 'vehicle_id'>,
  ids: readonly string[],
): Promise<void> => {
  await trx
    .insertInto('booking_document')
    .values(ids.map((document_id) => ({ booking_id: booking.id, document_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('vehicle_document')
    .values(ids.map((document_id) => ({ vehicle_id: booking.vehicle_id, document_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listBookingDocuments = async (
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, DocumentRow[]>> => {
  if (bookingIds.length === 0) return new Map();
  const links = await db
    .selectFrom('booking_document')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .execute();
  const rows = await listDocumentsByIds(db, [...new Set(links.map(({ document_id }) => document_id))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    bookingIds.map((id) => [
      id,
      links
        .filter(({ booking_id }) => booking_id === id)
        .flatMap(({ document_id }) => byId.get(document_id) ?? []),
    ]),
  );
};
