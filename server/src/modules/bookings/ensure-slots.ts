import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { keepParams } from '../system-params/booking-params.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { planDay } from './plan-day.ts';
import { slotLengthOf } from './slot-lengths.ts';
import { insertSlots, listDaysWithSlots, listSlotLengths } from './slots.queries.ts';

const daysBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): string[] => {
  const days: string[] = [];
  for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 }))
    days.push(day.toString());
  return days;
};

/** Makes the slots that are missing, so that a job which ran late never shows an empty day. True if there were any. */
export const ensureSlots = async (
  ctx: Pick<Context, 'db' | 'config'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<boolean> => {
  const present = new Set(await listDaysWithSlots(ctx.db, from.toString(), to.toString()));
  const missing = daysBetween(from, to).filter((day) => !present.has(day));
  if (missing.length === 0) return false;
  await transact(ctx.db, async (trx) => {
    // Whoever changes the parameters brings the slots that exist up to date: none may appear meanwhile.
    await keepParams(trx);
    const params = await getBookingParams({ db: trx });
    const lengths = await listSlotLengths(trx);
    await insertSlots(
      trx,
      missing.flatMap((day) =>
        planDay(
          params,
          Temporal.PlainDate.from(day),
          slotLengthOf(lengths, day, params.slotMinutes),
          ctx.config.timeZone,
        ),
      ),
    );
  });
  return true;
};
