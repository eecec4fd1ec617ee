import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Context } from '../../platform/context.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { today } from './checkpoint-time.ts';
import { minuteOf, openDay, readSlots } from './read-slots.ts';
import { viewerOf, viewSlots } from './view-slots.ts';

const makeView = async (ctx: Context, date: string): Promise<TimeSlot[]> => {
  const day = Temporal.PlainDate.from(date);
  const isOpen = await openDay(ctx, day);
  const views = await viewSlots(ctx, await readSlots(ctx, day, day));
  if (isOpen) return views;
  const state = Temporal.PlainDate.compare(day, today(ctx)) > 0 ? ('CLOSED' as const) : ('PAST' as const);
  return views.map(({ closure: _, ...view }) => ({ ...view, free: 0, priorityFree: 0, state }));
};

/**
 * The slots of a day. Beyond the horizon only those exist that were made by moving bookings there. Everybody looks at
 * the same few days, so the view is made once and given to all who ask within a moment.
 */
export const listTimeSlots = (ctx: Context, { date }: { readonly date: string }): Promise<TimeSlot[]> =>
  ctx.cache.read(`time-slots ${viewerOf(ctx)} ${date} ${minuteOf(ctx)}`, freshMs, () => makeView(ctx, date));
