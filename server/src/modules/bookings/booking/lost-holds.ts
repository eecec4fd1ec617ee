import type { Context, TrxContext } from '../../../platform/context/context.ts';
import type { BookingRow } from './booking-row.ts';

export const lostHoldsRememberedHours = 24;

const freeAgainHours = 1;

/** The first hold that an account cancels within an hour costs nothing. */
const isFree = async (ctx: TrxContext, accountId: string): Promise<boolean> => {
  const since = ctx.clock.now().subtract({ hours: freeAgainHours });
  const free = ctx.db.selectFrom('lost_hold').select('lost_at').where('account_id', '=', accountId);
  return !(await free.where('free', '=', true).where('lost_at', '>', since).limit(1).executeTakeFirst());
};

/** Each lost hold makes the account's next booking cost a pause and a captcha. */
export const noteLostHold = async (
  ctx: TrxContext,
  { id, account_id }: Pick<BookingRow, 'id' | 'account_id'>,
  how: 'expired' | 'canceled',
): Promise<void> => {
  const free = how === 'canceled' && (await isFree(ctx, account_id));
  await ctx.db
    .insertInto('lost_hold')
    .values({ booking_id: id, account_id, lost_at: ctx.clock.now(), free })
    .execute();
};

export const forgetLostHolds = async (ctx: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const before = ctx.clock.now().subtract({ hours: lostHoldsRememberedHours });
  await ctx.db.deleteFrom('lost_hold').where('lost_at', '<=', before).execute();
};
