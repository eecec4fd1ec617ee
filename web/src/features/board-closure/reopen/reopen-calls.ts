import { queryOptions } from '@tanstack/react-query';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { bookingParamsKey, rememberBookingParams } from '../../../domain/booking/booking-params.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

type Closures = BookingParams['closures'];

/** A dry run: the number of places that these closures would reopen. */
export const reopenedPlacesQuery = (closures: Closures) =>
  queryOptions({
    queryKey: [...bookingParamsKey, 'effect', 'closures', closures],
    queryFn: async ({ signal }) => {
      const body = { closures };
      const days = await fetchBody('POST /system-params/booking-params/preview', { body, signal });
      return days.reduce(
        (sum, { placesNow, placesAfter }) => sum + Math.max(0, (placesAfter ?? 0) - (placesNow ?? 0)),
        0,
      );
    },
    retry: false,
  });

/** Optimistic locking: refused if the parameters changed since `version`. */
export const saveClosures = async (closures: Closures, version: number) => {
  const body = await fetchBody('PUT /system-params/booking-params', {
    body: { closures, version },
  });
  rememberBookingParams(body);
  void outdateBookings();
  await queryClient.invalidateQueries({ queryKey: bookingParamsKey });
};
