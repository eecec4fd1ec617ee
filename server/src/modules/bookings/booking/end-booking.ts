import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { say } from '../../../platform/words/words.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { keepBefore } from './acts/act-bookings.queries.ts';
import { updateBooking } from './booking.queries.ts';
import { type EventReason, recordEvent } from './booking-events.ts';
import { type BookingRow, isHeld } from './booking-row.ts';
import { freePending } from './closure-offers.ts';
import { noteLostHold } from './lost-holds.ts';
import { noReason, reasonIn } from './stored-reason.ts';
import { tellDriver } from './tell-driver.ts';

/** Bans and no-show strikes have their own messages; the code's message announced the expiry. */
const isTold = (code: CancellationCode): code is 'DRIVER' | 'ADMIN' | 'PLATE_CLAIMED' =>
  code === 'DRIVER' || code === 'ADMIN' || code === 'PLATE_CLAIMED';

/** Cancels a booking and frees its places. The booking and its slots must be locked. */
export const endBooking = async (
  ctx: TrxContext,
  locked: BookingRow,
  code: CancellationCode,
  why: EventReason = noReason,
): Promise<BookingRow> => {
  await freePlace(ctx, locked.slot_at, locked.has_priority);
  await freePending(ctx, locked);
  const ended = await updateBooking(ctx.db, locked.id, {
    status: 'CANCELED',
    cancellation_code: code,
    cancellation_reason: why.reason,
    cancellation_reasons: why.reasons && JSON.stringify(why.reasons),
    canceled_at: ctx.clock.now(),
    hold_until: null,
    pending_at: null,
    pending_end: null,
    confirmation_id: null,
    offer_id: null,
  });
  await recordEvent(ctx, 'CANCELED', locked, ended, why);
  if (ctx.heldBy && (code === 'ADMIN' || code === 'BANNED'))
    await keepBefore(ctx.db, ctx.heldBy.actId, [{ before: locked, after: ended }]);
  if (isHeld(locked) && locked.offer_id === null && (code === 'EXPIRED' || code === 'DRIVER'))
    await noteLostHold(ctx, locked, code === 'DRIVER' ? 'canceled' : 'expired');
  const isOwnUnconfirmed = code === 'DRIVER' && locked.status === 'WAITING_FOR_CONFIRMATION';
  if (isTold(code) && !isOwnUnconfirmed)
    await tellDriver(ctx, ended, {
      template: 'booking-canceled',
      reason: reasonIn(why, ended.language) ?? say(ended.language, `cancellations.${code}`),
    });
  return ended;
};

export const endHold = async (ctx: TrxContext, locked: BookingRow): Promise<BookingRow> => {
  const bySystem = { ...ctx, actor: null };
  if (locked.status === 'WAITING_FOR_CONFIRMATION') return endBooking(bySystem, locked, 'EXPIRED');
  if (locked.offer_id === null) await noteLostHold(ctx, locked, 'expired');
  return dropPendingChange(bySystem, locked);
};

export const dropPendingChange = async (ctx: TrxContext, locked: BookingRow): Promise<BookingRow> => {
  await freePending(ctx, locked);
  const kept = await updateBooking(ctx.db, locked.id, {
    status: 'BOOKED',
    hold_until: null,
    pending_at: null,
    pending_end: null,
    confirmation_id: null,
    offer_id: null,
  });
  await recordEvent(ctx, 'CHANGE_DROPPED', locked, kept);
  return kept;
};
