import type { Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../../platform/context/context.ts';
import { bookAlone } from '../book-alone.ts';
import type { BookingRequest } from '../booking-request.ts';

/** A driver's request for a vehicle of his own, without extras. */
export type PlainRequest = BookingRequest & {
  readonly accountId: string;
  readonly input: { readonly vehicleId: string };
};

export type Member = {
  readonly ctx: Context;
  readonly request: PlainRequest;
  readonly start: Temporal.Instant;
};

export type Answer = () => Promise<Booking>;

/** Books a member by itself if the batch cannot handle the request. */
export const alone =
  ({ ctx, request, start }: Member): Answer =>
  () =>
    bookAlone(ctx, request, start);
