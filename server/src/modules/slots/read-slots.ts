import type { Context } from '../../platform/context/context.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { lastBookableDay, today } from './checkpoint-time.ts';
import { isDayBetween } from './days.ts';
import { ensureSlots } from './ensure-slots.ts';
import { listOverduePlaces } from './places.queries.ts';
import { freePlaces } from './slot-view.ts';
import { listSlots, type SlotRow } from './slots.queries.ts';

/** A day that has slots never loses all of them, so the check is cached. */
const presentMs = 60_000;

type Day = Temporal.PlainDate;

/** Runs outside the caller's transaction, because many requests may find the same day missing. */
export const ensureDaysOnce = async (
  ctx: Pick<Context, 'db' | 'config' | 'cache'>,
  from: Day,
  to: Day,
): Promise<void> =>
  ctx.cache.readLasting(`slots made ${from} ${to}`, presentMs, async () => {
    // Drops cached reads that did not see the new slots.
    if (await ensureSlots(ctx, from, to)) ctx.cache.forget();
  });

/** Creates the slots of a day within the horizon; false: it is outside. */
export const openDay = async (ctx: Context, day: Day): Promise<boolean> => {
  const isOpen = isDayBetween(day, today(ctx), lastBookableDay(ctx, await readBookingParams(ctx)));
  if (isOpen) await ensureDaysOnce(ctx, day, day);
  return isOpen;
};

/** Part of cache keys, so that what depends on the time of day changes once a minute. */
export const minuteOf = (ctx: Pick<Context, 'clock'>): number =>
  Math.floor(ctx.clock.now().epochMilliseconds / 60_000);

/** A place kept by an expired hold can be booked, so it counts as free. */
const withOverdueFreed = async (ctx: Context, slots: SlotRow[]): Promise<SlotRow[]> => {
  const now = ctx.clock.now();
  const isFull = (slot: SlotRow) =>
    slot.open && Temporal.Instant.compare(slot.start_at, now) > 0 && freePlaces(slot) === 0;
  if (!slots.some(isFull)) return slots;
  const overdue = await listOverduePlaces(ctx.db, now);
  return slots.map((slot) => {
    const freed = overdue.find(({ start_at }) => start_at.equals(slot.start_at));
    if (!freed) return slot;
    const booked = Math.max(0, slot.booked - freed.total);
    return { ...slot, booked, booked_ordinary: Math.max(0, slot.booked_ordinary - freed.ordinary) };
  });
};

/** The slots may be up to `freshMs` old. */
export const readSlots = (ctx: Context, from: Day, to: Day): Promise<SlotRow[]> =>
  ctx.cache.read(`slots ${from} ${to} ${minuteOf(ctx)}`, freshMs, async () =>
    withOverdueFreed(ctx, await listSlots(ctx.db, from.toString(), to.toString())),
  );
