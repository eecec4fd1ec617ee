import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Context } from '../../platform/context/context.ts';
import { today } from './checkpoint-time.ts';
import { openDay, readSlots } from './read-slots.ts';
import { viewSlots } from './view-slots.ts';

/** Beyond the horizon only days with moved bookings have slots. */
export const listTimeSlots = async (
  ctx: Context,
  { date }: { readonly date: string },
): Promise<TimeSlot[]> => {
  const day = Temporal.PlainDate.from(date);
  const isOpen = await openDay(ctx, day);
  const views = await viewSlots(ctx, await readSlots(ctx, day, day));
  if (isOpen) return views;
  const state = Temporal.PlainDate.compare(day, today(ctx)) > 0 ? ('CLOSED' as const) : ('PAST' as const);
  return views.map(({ closure: _, ...view }) => ({ ...view, free: 0, priorityFree: 0, state }));
};
