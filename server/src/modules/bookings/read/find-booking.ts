import type { Booking } from '#contract/bookings/bookings.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findBookingByNumber, listActiveByPlate } from '../booking/booking.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { getVisibleBooking, isFindable } from '../booking/visible-booking.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { passTexts } from '../pass/pass-texts.ts';
import { toOneBooking } from './booking-view.ts';

/** Ends the hold first if it has expired. */
export const getCurrentBooking = (ctx: Context, id: string): Promise<BookingRow> =>
  readCurrent(
    ctx,
    () => getVisibleBooking(ctx, id),
    (row) => [row],
  );

export const getBooking = async (ctx: Context, id: string): Promise<Booking> => {
  const row = await getCurrentBooking(ctx, id);
  const passQr = (await passTexts(ctx, [row])).get(id);
  return { ...(await toOneBooking(ctx, row)), ...(passQr !== undefined && { passQr }) };
};

const getFound = (ctx: Context, find: () => Promise<BookingRow | undefined>): Promise<BookingRow> => {
  const findVisible = async () => {
    const row = await find();
    if (!row || !isFindable(ctx, row)) throw new AppError('NOT_FOUND');
    return row;
  };
  return readCurrent(ctx, findVisible, (row) => [row]);
};

export const getBookingByNumber = (ctx: Context, number: string): Promise<BookingRow> =>
  getFound(ctx, () => findBookingByNumber(ctx.db, number.trim()));

/** Confirmed bookings come before other accounts' holds; a driver only finds his own. */
export const getEarliestByPlate = (ctx: Context, plate: string): Promise<BookingRow> =>
  getFound(ctx, async () =>
    (await listActiveByPlate(ctx.db, plateKey(plate))).find((row) => isFindable(ctx, row)),
  );
