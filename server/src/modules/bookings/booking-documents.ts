import type { DocumentType } from '#contract/documents.ts';
import type { TrxContext } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import type { BookingRow } from './booking-row.ts';

/** The types of the documents that were named, all of which must be the account's own. */
export const getDocumentTypes = async (
  ctx: TrxContext,
  ids: readonly string[],
  accountId: string,
): Promise<DocumentType[]> => {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('document')
    .select(['id', 'type'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0) throw invalidField(`documents[${missing}]`, 'INVALID_VALUE');
  return rows.map(({ type }) => type);
};

/** A document of a booking is one of its vehicle too. */
export const attachToBooking = async (
  ctx: TrxContext,
  booking: BookingRow,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await ctx.db
    .insertInto('booking_document')
    .values(ids.map((document_id) => ({ booking_id: booking.id, document_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
