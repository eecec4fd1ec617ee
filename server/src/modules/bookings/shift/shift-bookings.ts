import { createHash } from 'node:crypto';
import type { passageRoutes } from '#contract/bookings/passage-routes.ts';
import type { ShiftOutcome } from '#contract/bookings/shift.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { BodyOf, QueryOf } from '#contract/route.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dayRange, wireInstant } from '../../slots/checkpoint-time.ts';
import { insertSlots } from '../../slots/slots.queries.ts';
import { setBookingParams } from '../../system-params/set-booking-params.ts';
import { recordEvents } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { dropPendingChange } from '../booking/end-booking.ts';
import { reasonIn, type StoredReason, toStoredReason } from '../booking/stored-reason.ts';
import { tellEverywhere } from '../booking/tell-driver.ts';
import { requireShortClosure } from './closure-length.ts';
import { describeShift } from './describe-shift.ts';
import { type PreparedShift, prepareShift, type Stretch } from './prepare-shift.ts';
import { changePlaces, moveBookings, type PlaceChange, readOneSnapshot } from './shift.queries.ts';
import { tellClosed } from './tell-closed.ts';
import { tellShifted } from './tell-shifted.ts';

const byId = (bookings: readonly BookingRow[]) => new Map(bookings.map((booking) => [booking.id, booking]));

const placeChanges = ({ bookings, moves }: PreparedShift): PlaceChange[] => {
  const before = byId(bookings);
  const changes = new Map<number, { total: number; ordinary: number }>();
  const add = (at: number, count: number, priority: boolean) => {
    const change = changes.get(at) ?? { total: 0, ordinary: 0 };
    change.total += count;
    if (!priority) change.ordinary += count;
    changes.set(at, change);
  };
  for (const { id, from, to } of moves) {
    const booking = before.get(id);
    const priority = booking?.has_priority ?? false;
    add(from, -1, priority);
    add(to, 1, priority);
    if (booking?.pending_at) add(booking.pending_at.epochMilliseconds, -1, priority);
  }
  return [...changes].map(([at, change]) => ({
    start: Temporal.Instant.fromEpochMilliseconds(at),
    ...change,
  }));
};

/** Must run in the transaction that prepared the plan. */
const applyShift = async (ctx: TrxContext, plan: PreparedShift, why: StoredReason): Promise<void> => {
  const { bookings, slots, missing, moves, dropped } = plan;
  const used = new Set(moves.map(({ to }) => to));
  const days = new Set(
    missing.filter(({ start }) => used.has(start.epochMilliseconds)).map(({ day }) => day),
  );
  await insertSlots(
    ctx.db,
    missing.filter(({ day }) => days.has(day)),
  );
  await changePlaces(ctx.db, placeChanges(plan));
  const ends = new Map(slots.map(({ start, end }) => [start, end]));
  const at = Temporal.Instant.fromEpochMilliseconds;
  const moved = byId(
    await moveBookings(
      ctx.db,
      moves.map(({ id, to }) => ({ id, start: at(to), end: at(ends.get(to) ?? to) })),
      { at: ctx.clock.now().toString(), reasons: why.reasons ?? { RU: why.reason ?? '' } },
    ),
  );
  const changes = bookings.flatMap((before) => {
    const after = moved.get(before.id);
    return after ? [{ before, after }] : [];
  });
  await recordEvents(ctx, 'SHIFTED', changes, why);
  await tellShifted(ctx, changes, why);
  for (const booking of dropped) {
    const kept = await dropPendingChange(ctx, booking);
    await tellEverywhere(ctx, kept, {
      template: 'booking-change-off',
      reason: reasonIn(why, kept.language) ?? '',
    });
  }
};

type Route = typeof passageRoutes.shiftBookings;
type Shift = QueryOf<Route> & BodyOf<Route>;

/** A date means 00:00 at the checkpoint; a past moment counts as now, floored to the minute. */
const stretchOf = (ctx: TrxContext, { date, minutes }: Shift): Stretch => {
  const given = date.includes('T') ? Temporal.Instant.from(date) : dayRange(ctx, date).from;
  const now = ctx.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const from = Temporal.Instant.compare(given, now) < 0 ? now : given;
  return { from, to: from.add({ minutes }) };
};

/** Defaults to the reason of the closure. */
const whyOf = ({ reason, reasons, close }: Shift) =>
  toStoredReason({ reason, reasons: reasons ?? (reason ? undefined : close?.reasons) });

/** A hash of the plan: applying fails if it differs from the one that was previewed. */
const nameOf = ({ moves, dropped }: PreparedShift): string =>
  createHash('sha256')
    .update(JSON.stringify([moves.map(({ id, from, to }) => [id, from, to]), dropped.map(({ id }) => id)]))
    .digest('base64url');

const closeStretch = async (
  ctx: TrxContext,
  { from, to }: Stretch,
  { params }: PreparedShift,
  reasons: Reasons,
): Promise<void> => {
  const closure = { from: wireInstant(ctx, from), to: wireInstant(ctx, to), reasons };
  await setBookingParams(ctx, { closures: [...params.closures, closure] });
  await tellClosed(ctx, { from, to }, reasons);
};

/** Moves all bookings out of a time range to later places, or none. */
export const shiftBookings = async (ctx: TrxContext, shift: Shift): Promise<ShiftOutcome> => {
  const stretch = stretchOf(ctx, shift);
  if (shift.dryRun) await readOneSnapshot(ctx.db);
  const prepared = await prepareShift(ctx, stretch, { lock: !shift.dryRun });
  if (shift.close) requireShortClosure(ctx, stretch, prepared.params);
  const plan = nameOf(prepared);
  if (shift.plan !== undefined && shift.plan !== plan) throw new AppError('PLAN_CHANGED');
  const shown = await describeShift(ctx, stretch, prepared);
  if (shift.dryRun) return { ...shown, plan, applied: false };
  await applyShift(ctx, prepared, whyOf(shift));
  if (shift.close) await closeStretch(ctx, stretch, prepared, shift.close.reasons);
  return { ...shown, plan, applied: true };
};
