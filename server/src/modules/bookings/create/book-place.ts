import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { openDay } from '../../slots/read-slots.ts';
import { bookAlone } from './book-alone.ts';
import { toRequest } from './booking-request.ts';
import { bookTogether, isPlain } from './together/book-together.ts';

/**
 * Books a place in the requested slot. The common case, a driver with a vehicle of his own and no extras, is
 * batched with concurrent requests; all others run alone. Rules, locks and answers are the same.
 */
export const bookPlace = async (
  ctx: Context,
  input: BookingInput & { readonly dateBooked: string },
): Promise<Booking> => {
  const start = Temporal.Instant.from(input.dateBooked);
  await openDay(ctx, dayAt(ctx, start));
  const request = await toRequest(ctx, input);
  return isPlain(request) ? bookTogether(ctx, request, start) : bookAlone(ctx, request, start);
};
