import type { CancellationCode } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { defineEvent } from '../../../platform/events/events.ts';
import { say } from '../../../platform/words/words.ts';
import { keepBefore } from './acts/act-bookings.queries.ts';
import { updateBooking } from './booking.queries.ts';
import { type EventReason, recordEvent } from './booking-events.ts';
import { type BookingRow, isHeld } from './booking-row.ts';
import { noteLostHold } from './lost-holds.ts';
import { freePending, freePlacesOf } from './offers/free-offered.ts';
import { endOfferOf, type OfferEnd } from './offers/offer-ended.ts';
import { noReason, reasonIn } from './stored-reason.ts';
import { tellDriver } from './tell-driver.ts';

/** Bans and no-shows have messages of their own, and the message with the code announced the expiry. */
const isTold = (code: CancellationCode): code is 'DRIVER' | 'ADMIN' | 'PLATE_CLAIMED' =>
  code === 'DRIVER' || code === 'ADMIN' || code === 'PLATE_CLAIMED';

export type BookingEnded = {
  readonly booking: BookingRow;
  readonly code: CancellationCode;
  /** The place that the slot got back; undefined if it is kept for those whom a closure moved. */
  readonly freedPlaceId: string | undefined;
};

/** Emitted in the transaction that cancels the booking. */
export const bookingEnded = defineEvent<BookingEnded>('booking-ended');

const offerEnds: Partial<Record<CancellationCode, OfferEnd>> = { DRIVER: 'REFUSED', EXPIRED: 'LAPSED' };

/** Cancels a booking and frees its places. The booking and its slots must be locked. */
export const endBooking = async (
  ctx: TrxContext,
  locked: BookingRow,
  code: CancellationCode,
  why: EventReason = noReason,
): Promise<BookingRow> => {
  const freedPlaceId = await freePlacesOf(ctx, locked);
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
  await endOfferOf(ctx, locked, ended, offerEnds[code] ?? 'DROPPED');
  await ctx.events.emit(ctx, bookingEnded, { booking: ended, code, freedPlaceId });
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
  return dropPendingChange(bySystem, locked, 'LAPSED');
};

/** `how` says how the offer ends if the change is an offer. */
export const dropPendingChange = async (
  ctx: TrxContext,
  locked: BookingRow,
  how: OfferEnd = 'DROPPED',
): Promise<BookingRow> => {
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
  await endOfferOf(ctx, locked, kept, how);
  return kept;
};
