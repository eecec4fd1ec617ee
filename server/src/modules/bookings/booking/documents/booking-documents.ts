import type { TrxContext } from '../../../../platform/context/context.ts';
import { insertBookingDocuments } from '../booking-parts.queries.ts';
import type { BookingRow } from '../booking-row.ts';

/** Attaches documents to the booking and to its vehicle. */
export const attachToBooking = async (
  ctx: TrxContext,
  booking: Pick<BookingRow, 'id' | 'vehicle_id'>,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0) await insertBookingDocuments(ctx.db, booking, [...new Set(ids)]);
};
