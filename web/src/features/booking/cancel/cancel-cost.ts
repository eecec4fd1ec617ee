import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';

type Params = Pick<
  BookingParams,
  'cancelDeadlineMinutes' | 'warningsBeforeBan' | 'warningLifetimeDays' | 'banDays'
>;

export type CancelCost =
  | { readonly isStrike: false }
  | {
      readonly isStrike: true;
      readonly warnings: number;
      readonly lifetimeDays: number;
      readonly banDays: number;
    };

/** Warns of a strike only where one can follow: not for an unconfirmed booking nor after arrival. */
export const cancelCost = (
  { bookingStatus, dateBooked }: Pick<Booking, 'bookingStatus' | 'dateBooked'>,
  params: Params,
  now: number,
): CancelCost => {
  const isExpected = bookingStatus === 'BOOKED' || bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION';
  const isLate = now > Date.parse(dateBooked) - params.cancelDeadlineMinutes * 60_000;
  if (!isExpected || !isLate) return { isStrike: false };
  return {
    isStrike: true,
    warnings: params.warningsBeforeBan,
    lifetimeDays: params.warningLifetimeDays,
    banDays: params.banDays,
  };
};
