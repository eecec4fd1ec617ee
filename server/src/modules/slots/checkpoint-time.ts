import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';

type Zoned = Pick<Context, 'config'>;
type Timed = Zoned & Pick<Context, 'clock'>;

/** The day in the checkpoint's time zone, not in that of the server or the caller. */
export const dayAt = (ctx: Zoned, at: Temporal.Instant): Temporal.PlainDate =>
  at.toZonedDateTimeISO(ctx.config.timeZone).toPlainDate();

export const today = (ctx: Timed): Temporal.PlainDate => dayAt(ctx, ctx.clock.now());

/** The horizon; a new day opens at 00:00 at the checkpoint. */
export const lastBookableDay = (ctx: Timed, { horizonDays }: Pick<BookingParams, 'horizonDays'>) =>
  today(ctx).add({ days: horizonDays });

export const dayRange = (ctx: Zoned, day: string) => {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(ctx.config.timeZone);
  return { from: start.toInstant(), to: start.add({ days: 1 }).toInstant() };
};

export const wireInstant = (ctx: Zoned, at: Temporal.Instant): string =>
  toWireInstant(at, ctx.config.timeZone);
