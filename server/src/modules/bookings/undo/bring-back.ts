import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import { type ActRow, followVersion } from '../../../platform/acts/acts.queries.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { releaseOfAct, takeKeptPlace, takePlaceBack } from '../../slots/resting/take-resting.queries.ts';
import { type ActBooking, listBookingsOfAct } from '../booking/acts/act-bookings.queries.ts';
import { restoreBookings } from '../booking/acts/restore-bookings.queries.ts';
import { findBooking, listActiveByPlate, lockAccountAndPlate } from '../booking/booking.queries.ts';
import { recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockBookingsAndSlots } from '../booking/lock-booking.ts';
import { lockMovedSlots, moveBack } from '../closures/move-back.ts';
import { requireNotBanned } from '../passage/change-status.ts';

const pendingOf = ({ before }: ActBooking) =>
  before.pending_at === null ? [] : [Temporal.Instant.from(before.pending_at)];

/** Takes the booking's place again. Returns whether the place of its pending change could be taken again, too. */
const takePlaces = async (ctx: TrxContext, kept: ActBooking, { has_priority: priority }: BookingRow) => {
  const place = { actId: kept.act_id, priority };
  if (!(await takePlaceBack(ctx.db, { ...place, start: kept.from_at })))
    throw new AppError('UNDO_IMPOSSIBLE');
  const [pending] = pendingOf(kept);
  return pending !== undefined && takeKeptPlace(ctx.db, { ...place, start: pending });
};

/**
 * Restores the bookings that the act has ended, except where the truck has another booking now. Plates must be
 * locked. Returns the restored bookings.
 */
export const restoreEnded = async (ctx: TrxContext, actId: string): Promise<BookingRow[]> => {
  const kept = await listBookingsOfAct(ctx.db, actId);
  if (kept.length === 0) return [];
  const ids = kept.map(({ booking_id }) => booking_id);
  const ended = await lockBookingsAndSlots(
    ctx,
    ids,
    kept.flatMap(({ from_at, ...one }) => [from_at, ...pendingOf({ from_at, ...one })]),
  );
  const plates = new Set([...ended.values()].map(({ plate_key }) => plate_key));
  const booked = new Set<string>();
  for (const plate of plates) if ((await listActiveByPlate(ctx.db, plate)).length > 0) booked.add(plate);
  const back: { readonly id: string; readonly before: ActBooking['before']; readonly isHeld: boolean }[] = [];
  for (const one of kept) {
    const booking = ended.get(one.booking_id);
    if (booking?.status !== 'CANCELED' || booked.has(booking.plate_key)) continue;
    back.push({ id: booking.id, before: one.before, isHeld: await takePlaces(ctx, one, booking) });
  }
  const restored = await restoreBookings(ctx.db, back);
  await recordEvents(
    ctx,
    'CANCEL_UNDONE',
    restored.flatMap((after) => {
      const before = ended.get(after.id);
      return before ? { before, after } : [];
    }),
  );
  return restored;
};

/** A banned truck gets its booking back only if it had arrived. */
export const undoCancel = async (ctx: TrxContext, act: ActRow): Promise<void> => {
  const seen = await findBooking(ctx.db, act.booking_id ?? '');
  if (!seen) throw new AppError('NOT_FOUND');
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  const [kept] = await listBookingsOfAct(ctx.db, act.id);
  if (kept && isOneOf(beforeArrivalStatuses, kept.before.status)) await requireNotBanned(ctx, seen);
  const [restored] = await restoreEnded(ctx, act.id);
  if (!restored) throw new AppError('UNDO_PLATE_BOOKED');
  await followVersion(ctx.db, act, restored.version);
};

/** Moves the bookings back, except those that somebody has changed since. */
export const undoShift = async (ctx: TrxContext, { id }: ActRow): Promise<void> => {
  const moves = await listBookingsOfAct(ctx.db, id);
  await lockMovedSlots(ctx, moves);
  await moveBack(ctx, { moves, releaseKept: () => releaseOfAct(ctx.db, id) });
};
