import type { Reasons } from '#contract/reasons.ts';
import { insertClosure } from '../../modules/bookings/closures/closures.queries.ts';
import { dayAt, today, wireInstant } from '../../modules/slots/checkpoint-time.ts';
import { lockParams } from '../../modules/system-params/booking-params.queries.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import type { Actor } from '../../platform/context/actor.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import demoReasons from './demo-reasons.json' with { type: 'json' };
import { hasBookings } from './seed-day.queries.ts';

export type DemoClosure = {
  readonly id: string;
  readonly actId: string;
  readonly from: number;
  readonly to: number;
  readonly announcedAt: number;
  readonly by: Actor;
  readonly reasons: Reasons;
};

const saturday = 6;

type Plan = Pick<DemoClosure, 'by' | 'reasons'> & {
  readonly from: Temporal.ZonedDateTime;
  readonly hours: number;
  readonly announcedAt: Temporal.Instant;
};

/** Adds the closure to the parameters. Whom it moved is decided when there are bookings (`demo-moves.ts`). */
const close = async (ctx: TrxContext, { from, hours, announcedAt, by, reasons }: Plan) => {
  const then = { ...ctx, actor: by, clock: { now: () => announcedAt } };
  const id = uuidv7(then.clock);
  const [begin, end] = [from.toInstant(), from.add({ hours }).toInstant()];
  await insertClosure(ctx.db, {
    id,
    from_at: begin,
    to_at: end,
    reasons: JSON.stringify(reasons),
    made_by: by.userId,
    made_at: announcedAt,
  });
  const { closures } = await getBookingParams(then);
  const closure = { id, from: wireInstant(ctx, begin), to: wireInstant(ctx, end), reasons };
  await setBookingParams(then, { closures: [...closures, closure] }, { byClosure: true });
  return {
    id,
    actId: uuidv7(then.clock),
    from: begin.epochMilliseconds,
    to: end.epochMilliseconds,
    announcedAt: announcedAt.epochMilliseconds,
    by,
    reasons,
  };
};

/** Closes a working day of last week for three hours, announced the day before. */
export const closePastDay = async (ctx: TrxContext, by: Actor): Promise<DemoClosure | undefined> => {
  await lockParams(ctx.db);
  if (await hasBookings(ctx.db)) return undefined;
  const day = [5, 6, 7]
    .map((daysAgo) => today(ctx).subtract({ days: daysAgo }))
    .find(({ dayOfWeek }) => dayOfWeek < saturday);
  if (!day) return undefined;
  const at = (plainTime: string) => day.toZonedDateTime({ timeZone: ctx.config.timeZone, plainTime });
  const announcedAt = at('16:20').subtract({ hours: 24 }).toInstant();
  return close(ctx, { from: at('11:00'), hours: 3, announcedAt, by, reasons: demoReasons.storm });
};

/** Closes an hour of today that is far from the current line. */
export const closeForAnHour = async (ctx: TrxContext, by: Actor): Promise<DemoClosure> => {
  const begun = ctx.clock
    .now()
    .toZonedDateTimeISO(ctx.config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const later = begun.add({ hours: 6 });
  const isToday = dayAt(ctx, later.toInstant()).equals(today(ctx));
  const from = isToday ? later : begun.subtract({ hours: 10 });
  const announcedAt = (isToday ? begun : from).subtract({ minutes: 50 }).toInstant();
  return close(ctx, { from, hours: 1, announcedAt, by, reasons: demoReasons.weighbridge });
};
