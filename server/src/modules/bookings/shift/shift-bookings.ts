import type { BookingMove } from '#contract/bookings.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { recordEvents } from '../booking-events.ts';
import type { BookingRow } from '../booking-row.ts';
import { wireInstant } from '../checkpoint-time.ts';
import { dropPendingChange } from '../end-booking.ts';
import type { PlannedSlot } from '../plan-day.ts';
import { insertSlots } from '../slots.queries.ts';
import { planShift, type ShiftMove, type ShiftSlot } from './plan-shift.ts';
import {
  changePlaces,
  findEarliestPending,
  lockMovable,
  lockSlotsSince,
  moveBookings,
  type PlaceChange,
} from './shift.queries.ts';
import { planMissingDays, toShiftSlots } from './shift-slots.ts';
import { tellShifted } from './tell-shifted.ts';

type Shift = {
  readonly date: string;
  readonly minutes: number;
  readonly reason: string;
  readonly dryRun?: boolean | undefined;
};

type Plan = {
  readonly bookings: readonly BookingRow[];
  readonly slots: readonly ShiftSlot[];
  readonly missing: readonly PlannedSlot[];
  readonly moves: readonly ShiftMove[];
};

/** A day means its 00:00 at the checkpoint. */
const momentOf = (ctx: TrxContext, date: string): Temporal.Instant =>
  date.includes('T')
    ? Temporal.Instant.from(date)
    : Temporal.PlainDate.from(date).toZonedDateTime(ctx.config.timeZone).toInstant();

/**
 * Places of dropped changes are freed too, and these may lie before `from`: all are locked by time, as everybody locks
 * them. A change that is asked for after this look holds a place that is still to come.
 */
const lockAffected = async (ctx: TrxContext, from: Temporal.Instant) => {
  const pending = await findEarliestPending(ctx.db);
  const [earliest = from] = [from, ctx.clock.now(), ...(pending ? [pending] : [])].sort(
    Temporal.Instant.compare,
  );
  const locked = await lockSlotsSince(ctx.db, earliest);
  return locked.filter(({ start_at }) => Temporal.Instant.compare(start_at, from) >= 0);
};

const makePlan = async (ctx: TrxContext, from: Temporal.Instant, minutes: number): Promise<Plan> => {
  // No day is made, and none changed, until the plan is carried out.
  await lockParams(ctx.db);
  const params = await getBookingParams(ctx);
  const rows = await lockAffected(ctx, from);
  const bookings = await lockMovable(ctx.db, from);
  const missing = await planMissingDays(ctx, params, from, rows);
  const movable = bookings.filter(({ slot_at }) => Temporal.Instant.compare(slot_at, from) >= 0);
  const slots = toShiftSlots(rows, missing, movable);
  const moves = planShift({
    bookings: movable.map(({ id, number, slot_at, has_priority }) => ({
      id,
      number,
      slotAt: slot_at.epochMilliseconds,
      priority: has_priority,
    })),
    slots,
    minutes,
    now: ctx.clock.now().epochMilliseconds,
  });
  if (!moves) throw new AppError('NOWHERE_TO_SHIFT');
  return { bookings, slots, missing, moves };
};

const byId = (bookings: readonly BookingRow[]) => new Map(bookings.map((booking) => [booking.id, booking]));

/** What each slot gains and loses, the places of dropped changes included. */
const placeChanges = ({ bookings, moves }: Plan): PlaceChange[] => {
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

/** Whoever asked to come in the time that is emptied stays where he is. */
const dropChangesInto = async (ctx: TrxContext, plan: Plan, minutes: number) => {
  const [first] = plan.moves;
  if (!first) return;
  const moved = new Set(plan.moves.map(({ id }) => id));
  const end = first.from + minutes * 60_000;
  for (const booking of plan.bookings) {
    const asked = booking.pending_at?.epochMilliseconds;
    const isInto = asked !== undefined && asked >= first.from && asked < end;
    if (isInto && !moved.has(booking.id)) await dropPendingChange(ctx, booking);
  }
};

const apply = async (ctx: TrxContext, plan: Plan, { minutes, reason }: Shift) => {
  const { bookings, slots, missing, moves } = plan;
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
    ),
  );
  const changes = bookings.flatMap((before) => {
    const after = moved.get(before.id);
    return after ? [{ before, after }] : [];
  });
  await recordEvents(ctx, 'SHIFTED', changes, reason);
  await dropChangesInto(ctx, plan, minutes);
  await tellShifted(ctx, changes, reason);
};

/** Moves bookings from a moment on to later places: all of them or none. */
export const shiftBookings = async (
  ctx: TrxContext,
  shift: Shift,
): Promise<{ moves: BookingMove[]; applied: boolean }> => {
  const plan = await makePlan(ctx, momentOf(ctx, shift.date), shift.minutes);
  const applied = !shift.dryRun;
  if (applied && plan.moves.length > 0) await apply(ctx, plan, shift);
  const wire = (at: number) => wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(at));
  return {
    moves: plan.moves.map(({ id, number, from, to }) => ({
      id,
      formattedBookingNumber: number,
      from: wire(from),
      to: wire(to),
    })),
    applied,
  };
};
