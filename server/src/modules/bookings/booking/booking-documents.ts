import type { DocumentType } from '#contract/documents.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { claimDocuments } from '../../documents/attach-documents.ts';
import { insertBookingDocuments, listDocumentTypes } from './booking-parts.queries.ts';
import type { BookingRow } from './booking-row.ts';

/** Takes documents of the account into use and says what they are. Before the slot: their rows are locked. */
export const claimBookingDocuments = async (
  ctx: TrxContext,
  accountId: string,
  ids: readonly string[],
): Promise<DocumentType[]> => {
  const claimed = await claimDocuments(ctx, accountId, ids);
  return claimed.length === 0 ? [] : listDocumentTypes(ctx.db, claimed);
};

/** A document of a booking is one of its vehicle too. */
export const attachToBooking = async (
  ctx: TrxContext,
  booking: BookingRow,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await insertBookingDocuments(ctx.db, booking, [...new Set(ids)]);
};
