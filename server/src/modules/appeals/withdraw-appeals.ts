import type { TrxContext } from '../../platform/context/context.ts';
import { reviveStrike } from '../vehicles/bans/take-back.ts';
import { deleteWaitingAppeals } from './appeals.queries.ts';

/**
 * Deletes the undecided appeals of an account that is being deleted; what they suspended binds again. The plates
 * must be locked.
 */
export const withdrawAppeals = async (ctx: TrxContext, accountId: string): Promise<void> => {
  for (const { strike_id: strikeId, plate_key: plateKey } of await deleteWaitingAppeals(ctx.db, accountId))
    await reviveStrike(ctx, { strikeId, plateKey });
};
