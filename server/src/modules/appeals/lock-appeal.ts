import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAccountAndPlate } from '../bookings/booking/booking.queries.ts';
import { type AppealRow, findAppeal } from './appeals.queries.ts';

export const getAppealRow = async (ctx: Pick<TrxContext, 'db'>, id: string): Promise<AppealRow> => {
  const row = await findAppeal(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Every change of an appeal happens under the lock of its plate, so this is the newest state. */
export const lockAppeal = async (ctx: TrxContext, id: string): Promise<AppealRow> => {
  const { account_id, plate_key } = await getAppealRow(ctx, id);
  await lockAccountAndPlate(ctx.db, account_id, plate_key);
  return getAppealRow(ctx, id);
};
