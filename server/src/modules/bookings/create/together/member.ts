import type { Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../../platform/context.ts';
import { bookAlone } from '../book-alone.ts';
import type { BookingRequest } from '../booking-request.ts';

/** A driver's request for his own truck, and nothing else. */
export type PlainRequest = BookingRequest & {
  readonly accountId: string;
  readonly input: { readonly vehicleId: string };
};

/** One of those who are booked together. */
export type Member = {
  readonly ctx: Context;
  readonly request: PlainRequest;
  readonly start: Temporal.Instant;
};

export type Answer = () => Promise<Booking>;

/** What is rare, or went wrong, goes its own way. */
export const alone =
  ({ ctx, request, start }: Member): Answer =>
  () =>
    bookAlone(ctx, request, start);
