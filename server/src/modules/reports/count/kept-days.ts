import { type Context, inTransaction } from '../../../platform/context.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { countSpan, type Days } from './count-span.ts';
import { replaceDays } from './counted-days.queries.ts';

/** A day is over for reports when the one after it is: trucks of its last hours have come, waited and left. */
const openDays = 1;
/** No day further ahead has a slot. */
const furthestDays = 62;

export const lastDayOver = (ctx: Context): Temporal.PlainDate => today(ctx).subtract({ days: openDays + 1 });

/** Days that go on, and those ahead. */
export const daysThatGoOn = (ctx: Context): Days => ({
  from: lastDayOver(ctx).add({ days: 1 }),
  to: today(ctx).add({ days: furthestDays }),
});

/** Counts days and keeps their figures instead of what was kept of them. */
export const keepDays = async (ctx: Context, days: Days): Promise<void> => {
  const countedAt = ctx.clock.now();
  const figures = await countSpan(ctx, days);
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, figures, countedAt));
};
