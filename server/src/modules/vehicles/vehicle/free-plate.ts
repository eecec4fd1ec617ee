import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findHeldPlate } from './vehicles.queries.ts';

/** An account may have a plate only once, in any spelling. Its row must be locked. */
export const requireFreePlate = async (
  ctx: TrxContext,
  accountId: string,
  plateKey: string,
): Promise<void> => {
  if (await findHeldPlate(ctx.db, accountId, plateKey))
    throw new AppError('PLATE_ALREADY_HELD', {
      fields: [{ propertyPath: 'registrationPlate', code: 'PLATE_ALREADY_HELD' }],
    });
};
