import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listNeededDocuments } from './appeals.queries.ts';

type Leaving = { readonly documentIds: readonly string[]; readonly vehicleId: string | null };

/** What an appeal rests on stays until it is decided. Detaching it from a vehicle leaves the appeal its own. */
export const requireUnneededByAppeals = async (
  ctx: TrxContext,
  { documentIds, vehicleId }: Leaving,
): Promise<void> => {
  if (vehicleId === null && (await listNeededDocuments(ctx.db, documentIds)).length > 0)
    throw new AppError('DOCUMENT_IN_USE');
};
