import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { shifted } from '../../../domain/checkpoint/checkpoint-words.ts';

type Params = Pick<BookingParams, 'editDeadlineMinutes' | 'maxEdits'>;

export type MoveRule =
  | { readonly can: true; readonly until: string; readonly left: number | null }
  | { readonly can: false; readonly why: 'unconfirmed' | 'pending' | 'tooLate' | 'usedUp' };

/** Checks the rules about moving a booking in advance, so that the server need not refuse. */
export const moveRule = (booking: Booking, params: Params, now: number): MoveRule => {
  const { bookingStatus, dateBooked, editCount, unlimitedEditCount } = booking;
  if (bookingStatus === 'WAITING_FOR_CONFIRMATION') return { can: false, why: 'unconfirmed' };
  if (bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION') return { can: false, why: 'pending' };
  const until = shifted(dateBooked, -params.editDeadlineMinutes);
  if (now > Date.parse(until)) return { can: false, why: 'tooLate' };
  const left = params.maxEdits - editCount;
  if (unlimitedEditCount) return { can: true, until, left: null };
  return left > 0 ? { can: true, until, left } : { can: false, why: 'usedUp' };
};
