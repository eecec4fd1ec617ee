import { dayAt, today, wireInstant } from '../../modules/slots/checkpoint-time.ts';
import { lockParams } from '../../modules/system-params/booking-params.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import type { Actor } from '../../platform/context/actor.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import demoReasons from './demo-reasons.json' with { type: 'json' };
import { hasBookings } from './seed-day.queries.ts';

const saturday = 6;

const close = async (
  ctx: TrxContext,
  from: Temporal.ZonedDateTime,
  hours: number,
  reasons: typeof demoReasons.storm,
): Promise<void> => {
  const at = (time: Temporal.ZonedDateTime) => wireInstant(ctx, time.toInstant());
  const { closures } = await getBookingParams(ctx);
  const closure = { from: at(from), to: at(from.add({ hours })), reasons };
  await setBookingParams(ctx, { closures: [...closures, closure] });
};

/** Closes a working day of last week for three hours, announced the day before. */
export const closePastDay = async (ctx: TrxContext, actor: Actor): Promise<void> => {
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return;
  const day = [5, 6, 7]
    .map((daysAgo) => today(ctx).subtract({ days: daysAgo }))
    .find(({ dayOfWeek }) => dayOfWeek < saturday);
  if (!day) return;
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone: ctx.config.timeZone, plainTime });
  const announced = at('16:20').subtract({ hours: 24 }).toInstant();
  await close({ ...ctx, actor, clock: { now: () => announced } }, at('11:00'), 3, demoReasons.storm);
};

/** Today, but far from the current line. */
export const closeForAnHour = async (ctx: TrxContext): Promise<void> => {
  const begun = ctx.clock
    .now()
    .toZonedDateTimeISO(ctx.config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const later = begun.add({ hours: 6 });
  const isToday = dayAt(ctx, later.toInstant()).equals(today(ctx));
  await close(ctx, isToday ? later : begun.subtract({ hours: 10 }), 1, demoReasons.weighbridge);
};
