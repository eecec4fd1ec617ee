import type { TimeSlot } from '#contract/time-slots.ts';
import type { Context } from '../../platform/context.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { today } from './checkpoint-time.ts';
import { ensureSlots } from './ensure-slots.ts';
import { toTimeSlot } from './slot-view.ts';
import { listSlots } from './slots.queries.ts';

/** The slots of a day. Beyond the horizon only those exist that were made by moving bookings there. */
export const listTimeSlots = async (ctx: Context, input: { readonly date: string }): Promise<TimeSlot[]> => {
  const params = await getBookingParams(ctx);
  const day = Temporal.PlainDate.from(input.date);
  const last = today(ctx).add({ days: params.horizonDays });
  const inHorizon =
    Temporal.PlainDate.compare(today(ctx), day) <= 0 && Temporal.PlainDate.compare(day, last) <= 0;
  if (inHorizon) await ensureSlots(ctx, day, day);
  const bookableFrom = ctx.clock.now().add({ minutes: params.bookingLeadMinutes });
  const slots = await listSlots(ctx.db, input.date, input.date);
  const views = slots.map((slot) => toTimeSlot(ctx, slot, bookableFrom));
  return inHorizon
    ? views
    : views.map((view) => ({ ...view, free: 0, priorityFree: 0, state: outside(day, last) }));
};

const outside = (day: Temporal.PlainDate, last: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(day, last) > 0 ? ('CLOSED' as const) : ('PAST' as const);
