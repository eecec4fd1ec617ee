import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/wire-instant.ts';

type Zoned = Pick<Context, 'config'>;
type Timed = Zoned & Pick<Context, 'clock'>;

/** The day it is at the checkpoint, whatever zone this machine or the caller is in. */
export const dayAt = (ctx: Zoned, at: Temporal.Instant): Temporal.PlainDate =>
  at.toZonedDateTimeISO(ctx.config.timeZone).toPlainDate();

export const today = (ctx: Timed): Temporal.PlainDate => dayAt(ctx, ctx.clock.now());

/** The horizon: a new day opens at 00:00 of the checkpoint. */
export const lastBookableDay = (ctx: Timed, { horizonDays }: Pick<BookingParams, 'horizonDays'>) =>
  today(ctx).add({ days: horizonDays });

/** A day of the checkpoint, from its midnight to the next. */
export const dayRange = (ctx: Zoned, day: string) => {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(ctx.config.timeZone);
  return { from: start.toInstant(), to: start.add({ days: 1 }).toInstant() };
};

/** On the wire an instant carries the checkpoint's own offset. */
export const wireInstant = (ctx: Zoned, at: Temporal.Instant): string =>
  toWireInstant(at, ctx.config.timeZone);
