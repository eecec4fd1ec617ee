import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dayAt, dayRange, lastBookableDay, today } from '../../slots/checkpoint-time.ts';
import { daysBetween, laterDay } from '../../slots/days.ts';
import { type PlannedSlot, planDay } from '../../slots/plan-day.ts';
import { countForShift } from '../../slots/resting/resting.queries.ts';
import { listSlotLengths, type SlotRow } from '../../slots/slots.queries.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { planShift, type ShiftMove, type ShiftSlot } from './plan-shift.ts';
import { findEarliestPending, listMovable, listSlotsAfter } from './shift.queries.ts';

const daysBeyond = 31;

/** Plans slots for days that have none yet, without storing them. */
const planMissingDays = async (
  ctx: TrxContext,
  params: BookingParams,
  from: Temporal.Instant,
  rows: readonly SlotRow[],
): Promise<PlannedSlot[]> => {
  const lengths = await listSlotLengths(ctx.db);
  const planning = { params, lengths, timeZone: ctx.config.timeZone };
  const present = new Set(rows.map(({ day }) => day));
  const lastMade = rows.at(-1)?.day;
  const horizon = lastBookableDay(ctx, params);
  const lastKnown = lastMade === undefined ? horizon : laterDay(horizon, Temporal.PlainDate.from(lastMade));
  return daysBetween(dayAt(ctx, from), lastKnown.add({ days: daysBeyond }))
    .filter((day) => !present.has(day.toString()))
    .flatMap((day) => planDay(planning, day));
};

const countBySlot = (bookings: readonly BookingRow[]) => {
  const counts = new Map<number, { total: number; ordinary: number }>();
  for (const { slot_at, has_priority } of bookings) {
    const count = counts.get(slot_at.epochMilliseconds) ?? { total: 0, ordinary: 0 };
    count.total += 1;
    if (!has_priority) count.ordinary += 1;
    counts.set(slot_at.epochMilliseconds, count);
  }
  return counts;
};

type Counts = ReadonlyMap<number, { readonly total: number; readonly ordinary: number }>;

const none = { total: 0, ordinary: 0 };

/** `fixed` counts places taken by what cannot be moved. Resting places may be taken, except those of a draw. */
const toShiftSlots = (
  rows: readonly SlotRow[],
  resting: Counts,
  missing: readonly PlannedSlot[],
  bookings: readonly BookingRow[],
): ShiftSlot[] => {
  const counts = countBySlot(bookings);
  const made = rows.map((row): ShiftSlot => {
    const moving = counts.get(row.start_at.epochMilliseconds) ?? none;
    const rest = resting.get(row.start_at.epochMilliseconds) ?? none;
    return {
      start: row.start_at.epochMilliseconds,
      end: row.end_at.epochMilliseconds,
      open: row.open,
      capacity: row.capacity,
      reserve: row.reserve,
      fixed: row.booked - rest.total - moving.total,
      fixedOrdinary: row.booked_ordinary - rest.ordinary - moving.ordinary,
    };
  });
  const planned = missing.map(
    ({ start, end, open, capacity, reserve }): ShiftSlot => ({
      start: start.epochMilliseconds,
      end: end.epochMilliseconds,
      open,
      capacity,
      reserve,
      fixed: 0,
      fixedOrdinary: 0,
    }),
  );
  return [...made, ...planned].toSorted((a, b) => a.start - b.start);
};

/** The end is exclusive. */
export type Stretch = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

export type PreparedShift = {
  readonly params: BookingParams;
  readonly bookings: readonly BookingRow[];
  readonly slots: readonly ShiftSlot[];
  readonly missing: readonly PlannedSlot[];
  readonly moves: readonly ShiftMove[];
  /** Bookings that stay, but lose their unconfirmed change because its slot is in the stretch. */
  readonly dropped: readonly BookingRow[];
};

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

/**
 * Locks slots by time, beginning early enough for places of dropped changes, and for a closure, which replans
 * all of today. A change requested meanwhile holds a place in a future slot, which is locked as well.
 */
const listAffected = async (ctx: TrxContext, { from }: Stretch, look: { readonly lock: boolean }) => {
  const pending = await findEarliestPending(ctx.db);
  const midnight = dayRange(ctx, today(ctx).toString()).from;
  const [earliest = from] = [from, midnight, ...(pending ? [pending] : [])].sort(Temporal.Instant.compare);
  const slots = await listSlotsAfter(ctx.db, earliest, look);
  return slots.filter(({ end_at }) => isAfter(end_at, from));
};

const asksFor = ({ pending_at, pending_end }: BookingRow, { from, to }: Stretch) =>
  pending_at !== null && pending_end !== null && isAfter(to, pending_at) && isAfter(pending_end, from);

/**
 * With `lock` everything that the plan may touch is locked, so that it can be applied. Without `lock` it is a
 * preview, whose hash the caller later sends to apply the same plan.
 */
export const prepareShift = async (
  ctx: TrxContext,
  stretch: Stretch,
  look: { readonly lock: boolean },
): Promise<PreparedShift> => {
  const { from, to } = stretch;
  // Keeps others from creating or replanning days until the plan is applied.
  if (look.lock) await lockParams(ctx.db);
  const params = await getBookingParams(ctx);
  const rows = await listAffected(ctx, stretch, look);
  const bookings = await listMovable(ctx.db, from, look);
  const missing = await planMissingDays(ctx, params, from, rows);
  const movable = bookings.filter(({ slot_end }) => isAfter(slot_end, from));
  const resting = (await countForShift(ctx.db)).map(
    ({ start_at, ...counts }) => [start_at.epochMilliseconds, counts] as const,
  );
  const slots = toShiftSlots(rows, new Map(resting), missing, movable);
  const moves = planShift({
    bookings: movable.map(({ id, number, slot_at, slot_end, has_priority }) => ({
      id,
      number,
      slotAt: slot_at.epochMilliseconds,
      slotEnd: slot_end.epochMilliseconds,
      priority: has_priority,
    })),
    slots,
    stretch: { from: from.epochMilliseconds, to: to.epochMilliseconds },
  });
  if (!moves) throw new AppError('NOWHERE_TO_SHIFT');
  const moved = new Set(moves.map(({ id }) => id));
  const dropped = bookings.filter((booking) => asksFor(booking, stretch) && !moved.has(booking.id));
  return { params, bookings, slots, missing, moves, dropped };
};
