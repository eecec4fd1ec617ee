import { expectedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../platform/db/retryable.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findBooking } from '../bookings/booking/booking.queries.ts';
import { recordEvent } from '../bookings/booking/booking-events.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { lockBookingAndSlots } from '../bookings/booking/lock-booking.ts';
import { noReason } from '../bookings/booking/stored-reason.ts';
import { getVisibleBooking } from '../bookings/booking/visible-booking.ts';
import { findComing, findLink, updateComing } from './coming.queries.ts';
import { isReclaimed, takeBack } from './take-back.ts';

/** For this long a no can be taken back. */
const revocableMinutes = 10;

type Given = { readonly coming: boolean; readonly onlyYes: boolean };

const isOver = (at: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(at, now) <= 0;

const sayYes = async (ctx: TrxContext, booking: BookingRow): Promise<void> => {
  await updateComing(ctx.db, booking, { answer: 'YES', answered_at: ctx.clock.now(), no_at: null });
  await recordEvent(ctx, 'COMING_YES', booking, booking, { ...noReason, by: 'DRIVER' });
};

const sayNo = async (ctx: TrxContext, booking: BookingRow): Promise<void> => {
  const now = ctx.clock.now();
  const no_at = now.add({ minutes: revocableMinutes });
  await updateComing(ctx.db, booking, { answer: 'NO', answered_at: now, no_at });
  await recordEvent(ctx, 'COMING_NO', booking, booking, { ...noReason, by: 'DRIVER' });
};

/** The last answer counts, until the slot begins or a no takes effect. Repeating an answer changes nothing. */
const answer = async (ctx: TrxContext, seen: BookingRow, { coming, onlyYes }: Given): Promise<BookingRow> => {
  if (!coming && onlyYes) throw new AppError('FORBIDDEN');
  if (coming && !onlyYes && isReclaimed(seen)) return takeBack(ctx, seen);
  const booking = await lockBookingAndSlots(ctx, seen.id);
  if (booking.version !== seen.version) throw new ChangedMeanwhileError();
  const asked = await findComing(ctx.db, booking);
  const now = ctx.clock.now();
  if (!asked || isOver(booking.slot_at, now) || !isOneOf(expectedStatuses, booking.status))
    throw new AppError('ANSWER_OVER');
  if (asked.answer === (coming ? 'YES' : 'NO')) return booking;
  // Only the owner may take a no back: his word outweighs that of the driver, whose link can only say yes.
  if (asked.no_at && (onlyYes || isOver(asked.no_at, now))) throw new AppError('ANSWER_OVER');
  await (coming ? sayYes(ctx, booking) : sayNo(ctx, booking));
  return booking;
};

export const answerAsOwner = async (
  ctx: TrxContext,
  { id, coming }: { readonly id: string; readonly coming: boolean },
): Promise<BookingRow> => {
  const seen = await getVisibleBooking(ctx, id);
  if (seen.account_id !== ctx.actor?.userId) throw new AppError('FORBIDDEN');
  return answer(ctx, seen, { coming, onlyYes: false });
};

export const answerByLink = async (
  ctx: TrxContext,
  { secret, coming }: { readonly secret: string; readonly coming: boolean },
): Promise<void> => {
  const link = await findLink(ctx.db, secret);
  const seen = link && (await findBooking(ctx.db, link.booking_id));
  if (!seen) throw new AppError('NOT_FOUND');
  if (!seen.slot_at.equals(link.slot_at)) throw new AppError('ANSWER_OVER');
  await answer(ctx, seen, { coming, onlyYes: link.only_yes });
};
