import type { Context, TrxContext } from '../../../platform/context.ts';
import type { BookingRow } from './booking-row.ts';

export const lostHoldsRememberedHours = 24;

/** A place was held for a code that did not come, or that was not waited for: the next one costs more. */
export const noteLostHold = async (
  ctx: TrxContext,
  { id, account_id }: Pick<BookingRow, 'id' | 'account_id'>,
): Promise<void> => {
  await ctx.db
    .insertInto('lost_hold')
    .values({ booking_id: id, account_id, lost_at: ctx.clock.now() })
    .execute();
};

export const forgetLostHolds = async (ctx: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const before = ctx.clock.now().subtract({ hours: lostHoldsRememberedHours });
  await ctx.db.deleteFrom('lost_hold').where('lost_at', '<=', before).execute();
};
