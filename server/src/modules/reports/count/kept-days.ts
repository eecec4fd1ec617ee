import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { countSpan, type Days } from './count-span.ts';
import { replaceDays } from './counted-days.queries.ts';

/** A day is final only after the next day, because trucks of its last hours still wait and leave until then. */
const openDays = 1;
/** No slot exists further ahead. */
const furthestDays = 62;

export const lastDayOver = (ctx: Context): Temporal.PlainDate => today(ctx).subtract({ days: openDays + 1 });

export const daysThatGoOn = (ctx: Context): Days => ({
  from: lastDayOver(ctx).add({ days: 1 }),
  to: today(ctx).add({ days: furthestDays }),
});

export const keepDays = async (ctx: Context, days: Days): Promise<void> => {
  const countedAt = ctx.clock.now();
  const figures = await countSpan(ctx, days);
  await inTransaction(ctx, (trx) => replaceDays(trx.db, days, figures, countedAt));
};
