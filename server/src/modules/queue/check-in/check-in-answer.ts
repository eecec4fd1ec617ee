import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { toTerminalBooking } from '../../bookings/passage/kiosk.ts';
import { readLogHead } from './check-in.queries.ts';

/** Reveals nothing about the booking. */
export const answerWithout = async (
  { db }: Pick<TrxContext, 'db'>,
  outcome: 'NO_BOOKING' | 'PHONE_ENDING_NEEDED',
): Promise<CheckInAnswer> => ({ outcome, logHead: await readLogHead(db) });

export const answerOf = async (
  ctx: TrxContext,
  outcome: CheckInOutcome,
  booking: BookingRow,
): Promise<CheckInAnswer> => {
  const {
    id: _id,
    bookingStatus: _status,
    version: _version,
    ...known
  } = await toTerminalBooking(ctx, booking);
  return { outcome, ...known, language: booking.language, logHead: await readLogHead(ctx.db) };
};
