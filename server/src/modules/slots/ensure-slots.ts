import type { Context } from '../../platform/context/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { keepParams } from '../system-params/booking-params.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { daysBetween } from './days.ts';
import { planDay } from './plan-day.ts';
import { insertSlots, listDaysWithSlots, listSlotLengths } from './slots.queries.ts';

/** Creates missing slots, so that a late job never leaves a day empty. True if any were missing. */
export const ensureSlots = async (
  ctx: Pick<Context, 'db' | 'config'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<boolean> => {
  const present = new Set(await listDaysWithSlots(ctx.db, from.toString(), to.toString()));
  const missing = daysBetween(from, to).filter((day) => !present.has(day.toString()));
  if (missing.length === 0) return false;
  await transact(ctx.db, async (trx) => {
    // A concurrent change of parameters updates the existing slots and would miss ones created meanwhile.
    await keepParams(trx);
    const planning = {
      params: await getBookingParams({ db: trx }),
      lengths: await listSlotLengths(trx),
      timeZone: ctx.config.timeZone,
    };
    await insertSlots(
      trx,
      missing.flatMap((day) => planDay(planning, day)),
    );
  });
  return true;
};
