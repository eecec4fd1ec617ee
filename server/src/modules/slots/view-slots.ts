import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { listUnsoldDays, type UnsoldDay } from './drawn/drawn-days.queries.ts';
import { minuteOf } from './read-slots.ts';
import { countResting } from './resting/resting.queries.ts';
import { countWaitingBySlot } from './resting/waiting.queries.ts';
import { closureTeller } from './slot-closure.ts';
import { toTimeSlot } from './slot-view.ts';
import type { SlotRow } from './slots.queries.ts';

/** An operator may book without lead time, and the running slot until its end. */
const operatorSellsFrom = (now: Temporal.Instant) => (slot: SlotRow) =>
  Temporal.Instant.compare(slot.end_at, now) > 0 ? slot.start_at : now;

/** Operators see how many places rest, because these are neither booked nor on sale. */
const restingTeller = async (ctx: Context) => {
  const resting = new Map(
    (await countResting(ctx.db, ctx.clock.now())).map(({ start_at, total }) => [
      start_at.epochMilliseconds,
      total,
    ]),
  );
  return ({ start_at, booked }: SlotRow) => {
    const rest = resting.get(start_at.epochMilliseconds) ?? 0;
    return { booked: booked - rest, ...(rest > 0 && { resting: rest }) };
  };
};

/** Until the freeze an operator may give away places of a day that is to be drawn, so he sees them as free. */
const toDrawnSlot = (slot: TimeSlot, day: UnsoldDay | undefined, isOperator: boolean): TimeSlot => {
  if (!day || slot.state === 'PAST' || slot.state === 'CLOSED') return slot;
  const isSold = isOperator && day.frozen_at === null;
  return { ...slot, state: 'DRAW', ...(!isSold && { free: 0, priorityFree: 0 }) };
};

const readUnsoldDays = (ctx: Context): Promise<UnsoldDay[]> =>
  ctx.cache.read(`unsold-days ${minuteOf(ctx)}`, freshMs, () => listUnsoldDays(ctx.db, ctx.clock.now()));

/** How many trucks wait for each slot; undefined while there is no waiting list. */
const waitingTeller = async (ctx: Context, rows: readonly SlotRow[]) => {
  const { waitingList } = await readBookingParams(ctx);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!waitingList.enabled || !first || !last) return undefined;
  const waiting = await countWaitingBySlot(ctx.db, first.day, last.day);
  return ({ start_at }: SlotRow) => ({ waiting: waiting.get(String(start_at.epochMilliseconds)) ?? 0 });
};

export const viewSlots = async (ctx: Context, rows: readonly SlotRow[]): Promise<TimeSlot[]> => {
  const now = ctx.clock.now();
  const driversFrom = now.add({ minutes: (await readBookingParams(ctx)).bookingLeadMinutes });
  const isOperator = isInConsole(ctx.actor);
  const sellsFrom = isOperator ? operatorSellsFrom(now) : () => driversFrom;
  const countsOf = isOperator ? await restingTeller(ctx) : undefined;
  const waitingOf = await waitingTeller(ctx, rows);
  const tell = rows.some(({ open }) => !open) ? await closureTeller(ctx) : undefined;
  const unsold = new Map((await readUnsoldDays(ctx)).map((one) => [one.day, one]));
  return rows.map((row) => {
    const slot = toDrawnSlot(toTimeSlot(ctx, row, sellsFrom(row)), unsold.get(row.day), isOperator);
    return {
      ...slot,
      ...countsOf?.(row),
      ...waitingOf?.(row),
      ...(tell && slot.state === 'CLOSED' && { closure: tell(row) }),
    };
  });
};

export const viewerOf = (ctx: Context): string => (isInConsole(ctx.actor) ? 'operator' : 'driver');
