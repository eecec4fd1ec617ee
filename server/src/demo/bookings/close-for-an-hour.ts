import { dayAt, today, wireInstant } from '../../modules/slots/checkpoint-time.ts';
import { getBookingParams } from '../../modules/system-params/get-booking-params.ts';
import { setBookingParams } from '../../modules/system-params/set-booking-params.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { closureReasons } from './seed-words.ts';

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
    reasons: closureReasons,
  };
  const { closures } = await getBookingParams(ctx);
  await setBookingParams(ctx, { closures: [...closures, closure] });
};
