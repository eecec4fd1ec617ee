import type { Context, TrxContext } from '../../platform/context/context.ts';
import { lockPlates } from '../vehicles/vehicle/plate-lock.ts';
import { listDocumentsOfVehicles } from './documents.queries.ts';
import { forgetDocuments } from './forget-documents.ts';
import { type Cutoff, forgetAll } from './forgetting.ts';
import { deleteUnusedEndings } from './plate-endings.queries.ts';
import { forgetVehicles, type GoneVehicle, listGoneVehicles } from './vehicles.queries.ts';

const forget = async (trx: TrxContext, gone: readonly GoneVehicle[]): Promise<number> => {
  const plates = gone.map(({ plate_key }) => plate_key);
  await lockPlates(trx.db, ...plates);
  await forgetVehicles(
    trx.db,
    gone.map(({ id }) => id),
  );
  await deleteUnusedEndings(trx.db, plates);
  return gone.length;
};

/** Vehicles that their owners deleted; existing ones keep their data and certificates. */
export const forgetGoneVehicles = async (ctx: Context, before: Cutoff) => {
  let documents = 0;
  const list = async (after: GoneVehicle | undefined) => {
    const gone = await listGoneVehicles(ctx.db, before, after);
    const ids = gone.map(({ id }) => id);
    documents += await forgetDocuments(ctx, await listDocumentsOfVehicles(ctx.db, ids, before), before);
    return gone;
  };
  return { vehicles: await forgetAll(ctx, before, list, forget), documents };
};
