import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { lastBookableDay } from '../checkpoint-time.ts';
import { daysBetween } from '../days.ts';
import { addDrawnDay, dropDaysAfter } from './drawn-days.queries.ts';

/** Marks the day that opens next as one to be drawn before it opens. */
export const prepareNextDay = async (ctx: TrxContext, params: BookingParams): Promise<void> => {
  if (!params.draw.enabled) return;
  const next = lastBookableDay(ctx, params).add({ days: 1 });
  await addDrawnDay(ctx.db, next.toString(), null);
};

/**
 * Switching the draw on or off holds from the next day that opens. Days that a longer horizon opens at once are
 * sold at once. A day that a shorter one hides is remembered as sold: it must not be drawn when it opens again.
 */
export const followHorizon = async (
  ctx: TrxContext,
  { before, after }: { readonly before: BookingParams; readonly after: BookingParams },
): Promise<void> => {
  const last = lastBookableDay(ctx, before);
  const lastAfter = lastBookableDay(ctx, after);
  await dropDaysAfter(ctx.db, last.toString());
  const hidden = daysBetween(lastAfter.add({ days: 1 }), last);
  for (const day of hidden) await addDrawnDay(ctx.db, day.toString(), ctx.clock.now());
  await prepareNextDay(ctx, after);
};
