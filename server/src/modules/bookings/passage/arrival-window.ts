import type { BookingParams } from '#contract/booking-params.ts';
import type { BookingRow } from '../booking/booking-row.ts';

export type ArrivalWindow = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** From when to when a truck may be checked in by a kiosk. */
export const arrivalWindow = (
  booking: Pick<BookingRow, 'slot_at' | 'slot_end'>,
  params: BookingParams,
): ArrivalWindow => ({
  from: booking.slot_at.subtract({ minutes: params.arrivalEarlyMinutes }),
  to: booking.slot_end.add({ minutes: params.noShowGraceMinutes }),
});

export const isWithin = ({ from, to }: ArrivalWindow, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, to) <= 0;
