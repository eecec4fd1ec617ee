import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { listNeededDocuments } from './appeals.queries.ts';

type Leaving = { readonly documentIds: readonly string[]; readonly vehicleId: string | null };

/**
 * Refuses to delete documents that an undecided appeal needs. Removing them from a vehicle is allowed, because
 * the appeal has a link to them of its own.
 */
export const requireUnneededByAppeals = async (
  ctx: TrxContext,
  { documentIds, vehicleId }: Leaving,
): Promise<void> => {
  if (vehicleId === null && (await listNeededDocuments(ctx.db, documentIds)).length > 0)
    throw new AppError('DOCUMENT_IN_USE');
};
