import { dayAt, today, wireInstant } from '../../modules/slots/checkpoint-time.ts';
import { lockParams } from '../../modules/system-params/booking-params.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import type { Actor } from '../../platform/context/actor.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import demoReasons from './demo-reasons.json' with { type: 'json' };
import { hasBookings } from './seed-day.queries.ts';

const saturday = 6;

/** Closes a working day of last week for three hours, announced the day before. */
export const closePastDay = async (ctx: TrxContext, operator: Actor): Promise<void> => {
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return;
  const { timeZone } = ctx.config;
  const day = [5, 6, 7]
    .map((daysAgo) => today(ctx).subtract({ days: daysAgo }))
    .find(({ dayOfWeek }) => dayOfWeek < saturday);
  if (!day) return;
  const at = (time: string) => day.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
  const announced = at('16:20').subtract({ hours: 24 });
  const closure = {
    from: wireInstant(ctx, at('11:00')),
    to: wireInstant(ctx, at('14:00')),
    reasons: demoReasons.storm,
  };
  await setBookingParams(
    { ...ctx, actor: operator, clock: { now: () => announced } },
    { closures: [closure] },
  );
};

/** Today, but far from the current line. */
export const closeForAnHour = async (ctx: TrxContext): Promise<void> => {
  const { timeZone } = ctx.config;
  const begun = ctx.clock
    .now()
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const later = begun.add({ hours: 6 });
  const isToday = dayAt(ctx, later.toInstant()).equals(today(ctx));
  const from = isToday ? later : begun.subtract({ hours: 10 });
  const closure = {
    from: wireInstant(ctx, from.toInstant()),
    to: wireInstant(ctx, from.add({ hours: 1 }).toInstant()),
    reasons: demoReasons.weighbridge,
  };
  const { closures } = await getBookingParams(ctx);
  await setBookingParams(ctx, { closures: [...closures, closure] });
};
