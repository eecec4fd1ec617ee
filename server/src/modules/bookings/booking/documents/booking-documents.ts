import type { TrxContext } from '../../../../platform/context/context.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { getBookingParams } from '../../../system-params/get-booking-params.ts';
import { insertBookingDocuments } from '../booking-parts.queries.ts';
import type { BookingRow } from '../booking-row.ts';
import { type LeavingDocuments, listBookingsLosing } from './leaving-documents.queries.ts';

/** Attaches documents to the booking and to its vehicle. */
export const attachToBooking = async (
  ctx: TrxContext,
  booking: Pick<BookingRow, 'id' | 'vehicle_id'>,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await insertBookingDocuments(ctx.db, booking, [...new Set(ids)]);
};

/** A document that the booking's place depends on cannot be removed unless another of its kind remains. */
export const requireUnneeded = async (ctx: TrxContext, leaving: LeavingDocuments): Promise<void> => {
  const losing = await listBookingsLosing(ctx.db, leaving);
  if (losing.length === 0) return;
  const { certificateRequired, priorityDocumentRequired } = await getBookingParams(ctx);
  const isNeeded = losing.some(
    ({ approved, certificate, priority_document }) =>
      (certificateRequired && !approved && certificate) || (priorityDocumentRequired && priority_document),
  );
  if (isNeeded) throw new AppError('DOCUMENT_IN_USE');
};
