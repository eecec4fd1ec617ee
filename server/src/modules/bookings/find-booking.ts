import type { Booking } from '#contract/bookings.ts';
import { plateKey } from '#contract/plate.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findActiveByPlate, findBookingByNumber } from './booking.queries.ts';
import type { BookingRow } from './booking-row.ts';
import { toOneBooking } from './booking-view.ts';
import { getVisibleBooking, isFindable } from './own-booking.ts';

export const getBooking = async (ctx: Context, id: string): Promise<Booking> =>
  toOneBooking(ctx, await getVisibleBooking(ctx, id));

const orNotFound = (ctx: Context, row: BookingRow | undefined): Promise<Booking> => {
  if (!row || !isFindable(ctx, row)) throw new AppError('NOT_FOUND');
  return toOneBooking(ctx, row);
};

export const getBookingByNumber = async (ctx: Context, number: string): Promise<Booking> =>
  orNotFound(ctx, await findBookingByNumber(ctx.db, number.trim()));

/** A plate has one active booking at most, so the earliest is the only one. */
export const getEarliestByPlate = async (ctx: Context, plate: string): Promise<Booking> =>
  orNotFound(ctx, await findActiveByPlate(ctx.db, plateKey(plate)));
