import type { Context } from '../../platform/context.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { lastBookableDay, today } from './checkpoint-time.ts';
import { isDayBetween } from './days.ts';
import { ensureSlots } from './ensure-slots.ts';
import { listOverduePlaces } from './places.queries.ts';
import { freePlaces } from './slot-view.ts';
import { listSlots, type SlotRow } from './slots.queries.ts';

/** A day that has slots keeps having some, so it need not be looked for every time. */
const presentMs = 60_000;

type Day = Temporal.PlainDate;

/** Outside a transaction: several instances and many drivers may find the same day missing. */
export const ensureDaysOnce = async (
  ctx: Pick<Context, 'db' | 'config' | 'cache'>,
  from: Day,
  to: Day,
): Promise<void> =>
  ctx.cache.readLasting(`slots made ${from} ${to}`, presentMs, async () => {
    // Once, by whoever made them: what is read from then on is kept as usual.
    if (await ensureSlots(ctx, from, to)) ctx.cache.forget();
  });

/** Whether the day is within the horizon; then it has slots from now on. */
export const openDay = async (ctx: Context, day: Day): Promise<boolean> => {
  const isOpen = isDayBetween(day, today(ctx), lastBookableDay(ctx, await readBookingParams(ctx)));
  if (isOpen) await ensureDaysOnce(ctx, day, day);
  return isOpen;
};

/** What depends on the time of day changes by whole minutes. */
export const minuteOf = (ctx: Pick<Context, 'clock'>): number =>
  Math.floor(ctx.clock.now().epochMilliseconds / 60_000);

/**
 * A place that only a hold which has run out still keeps goes to whoever asks for it, so it counts as free. It matters
 * where nothing else is: slots that have places cost no second look.
 */
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

/** The slots of days as they were at most a moment ago. */
export const readSlots = (ctx: Context, from: Day, to: Day): Promise<SlotRow[]> =>
  ctx.cache.read(`slots ${from} ${to} ${minuteOf(ctx)}`, freshMs, async () =>
    withOverdueFreed(ctx, await listSlots(ctx.db, from.toString(), to.toString())),
  );
