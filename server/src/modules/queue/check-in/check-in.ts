import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { arrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { lockBookingAndSlots } from '../../bookings/booking/lock-booking.ts';
import { settleLine } from '../../bookings/line/settle-line.ts';
import { changeStatus } from '../../bookings/passage/change-status.ts';
import { countLookUp, isKiosk, toTerminalBooking } from '../../bookings/passage/kiosk.ts';
import { dayAt, today } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { getLogHead } from '../log/log.queries.ts';
import { noteAttempt } from './attempts.ts';
import { findTruck } from './find-truck.ts';
import { limitGuesses } from './limit-guesses.ts';
import { outcomeOfArrival, outcomeOfStatus, outcomeOutside } from './outcome.ts';
import { type BroughtText, readText } from './read-text.ts';

/** Reveals nothing about the booking. */
const answerWithout = async (
  { db }: Pick<TrxContext, 'db'>,
  outcome: 'NO_BOOKING' | 'PHONE_ENDING_NEEDED',
): Promise<CheckInAnswer> => ({ outcome, logHead: await getLogHead(db) });

const answerOf = async (
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
  return { outcome, ...known, language: booking.language, logHead: await getLogHead(ctx.db) };
};

type CheckIn = { readonly text: string; readonly phoneEnding?: string | undefined };

export const checkIn = async (ctx: Context, { text, phoneEnding }: CheckIn): Promise<CheckInAnswer> => {
  await countLookUp(ctx);
  const brought = readText(text);
  return limitGuesses(ctx, brought, phoneEnding, () =>
    inTransaction(ctx, (trx) => checkInUnderLocks(trx, brought, phoneEnding), { once: true }),
  );
};

const checkInUnderLocks = async (
  ctx: TrxContext,
  brought: BroughtText,
  phoneEnding: string | undefined,
): Promise<CheckInAnswer> => {
  const seen = await findTruck(ctx, brought, phoneEnding);
  if (seen === 'none') return answerWithout(ctx, 'NO_BOOKING');
  if ('unproven' in seen) {
    await noteAttempt(ctx, 'PHONE_ENDING_NEEDED', seen.unproven);
    return answerWithout(ctx, 'PHONE_ENDING_NEEDED');
  }
  const known = outcomeOfStatus(seen);
  if (known) {
    await noteAttempt(ctx, known, seen);
    return answerOf(ctx, known, seen);
  }
  const { outcome, booking } = await arriveIfExpected(ctx, seen);
  return answerOf(ctx, outcome, booking);
};

/** A kiosk admits only within the arrival window, an operator at any time. */
const arriveIfExpected = async (
  ctx: TrxContext,
  seen: BookingRow,
): Promise<{ readonly outcome: CheckInOutcome; readonly booking: BookingRow }> => {
  const booking = await lockBookingAndSlots(ctx, seen.id);
  if (booking.version !== seen.version) throw new ChangedMeanwhileError();
  const window = await arrivalWindow(ctx, booking, await getBookingParams(ctx));
  const isOtherDay = !dayAt(ctx, booking.slot_at).equals(today(ctx));
  const outside = isKiosk(ctx) ? outcomeOutside(window, ctx.clock.now(), isOtherDay) : undefined;
  if (outside) {
    await noteAttempt(ctx, outside, booking);
    return { outcome: outside, booking };
  }
  const arrived = await changeStatus(ctx, { id: booking.id, status: 'WAITING' });
  await settleLine(ctx);
  return { outcome: outcomeOfArrival(arrived, window), booking: arrived };
};
