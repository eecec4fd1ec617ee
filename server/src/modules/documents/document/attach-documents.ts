import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { documentsLeaving } from './document-events.ts';
import {
  attachToVehicle,
  detachFromVehicle,
  listOtherDocumentIds,
  lockDocumentsOf,
  markAttached,
} from './documents.queries.ts';

/** Keeps documents from being swept. Refuses with 404 if one is unknown or belongs to another account. */
export const claimDocuments = async (
  ctx: TrxContext,
  accountId: string,
  documentIds: readonly string[],
): Promise<string[]> => {
  const ids = [...new Set(documentIds)];
  if (ids.length === 0) return ids;
  const held = await lockDocumentsOf(ctx.db, ids, accountId);
  if (held.length < ids.length) throw new AppError('NOT_FOUND');
  await markAttached(
    ctx.db,
    held.map(({ file_id }) => file_id),
  );
  return ids;
};

/** Replaces all documents of a vehicle; its account must be locked. True if there are new ones. */
export const setVehicleDocuments = async (
  ctx: TrxContext,
  vehicle: { readonly id: string; readonly accountId: string },
  documentIds: readonly string[],
): Promise<boolean> => {
  const { id: vehicleId, accountId } = vehicle;
  const claimed = await claimDocuments(ctx, accountId, documentIds);
  const leaving = await listOtherDocumentIds(ctx.db, vehicleId, claimed);
  // Attaching comes first, because a new document may replace one that listeners would otherwise not let go.
  const hasNew = (await attachToVehicle(ctx.db, vehicleId, claimed)).length > 0;
  if (leaving.length === 0) return hasNew;
  await ctx.events.emit(ctx, documentsLeaving, { accountId, documentIds: leaving, vehicleId });
  await detachFromVehicle(ctx.db, vehicleId, leaving);
  return hasNew;
};
