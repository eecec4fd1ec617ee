import type { Context } from '../../platform/context.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { today } from './checkpoint-time.ts';
import { ensureSlots } from './ensure-slots.ts';
import { listSlots, type SlotRow } from './slots.queries.ts';

/** A day that has slots keeps having some, so it need not be looked for every time. */
const presentMs = 60_000;

type Day = Temporal.PlainDate;

export const isInHorizon = async (ctx: Context, day: Day): Promise<boolean> => {
  const last = today(ctx).add({ days: (await readBookingParams(ctx)).horizonDays });
  return Temporal.PlainDate.compare(today(ctx), day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
};

/** Outside a transaction: several instances and many drivers may find the same day missing. */
export const ensureDaysOnce = async (ctx: Context, from: Day, to: Day): Promise<void> => {
  const isNew = await ctx.cache.readLasting(`slots made ${from} ${to}`, presentMs, () =>
    ensureSlots(ctx, from, to),
  );
  if (isNew) ctx.cache.forget();
};

/** The slots of days as they were at most a moment ago. */
export const readSlots = (ctx: Context, from: Day, to: Day): Promise<SlotRow[]> =>
  ctx.cache.read(`slots ${from} ${to}`, freshMs, () => listSlots(ctx.db, from.toString(), to.toString()));

/** What depends on the time of day changes by whole minutes. */
export const minuteOf = (ctx: Pick<Context, 'clock'>): number =>
  Math.floor(ctx.clock.now().epochMilliseconds / 60_000);
