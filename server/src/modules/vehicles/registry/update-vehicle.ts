import type { BodyOf } from '#contract/route.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import type { vehiclesRoutes } from '#contract/vehicles/vehicles-routes.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { differing } from '../../../platform/journal/differing.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { setVehicleDocuments } from '../../documents/document/attach-documents.ts';
import { refreshPlate } from '../bans/refresh-plate.ts';
import { requireFreePlate } from '../vehicle/free-plate.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { markContested } from '../vehicle/mark-contested.ts';
import { vehicleAnswer } from '../vehicle/vehicle-answer.ts';
import { plateChanging } from '../vehicle/vehicle-events.ts';
import { columnsOf, recordedFields } from '../vehicle/vehicle-fields.ts';
import {
  getVehicleRow,
  noDisapproval,
  type VehicleRow,
  updateVehicle as writeVehicle,
} from '../vehicle/vehicles.queries.ts';

type VehicleChanges = BodyOf<typeof vehiclesRoutes.updateVehicle>;

/** A new plate or model needs a new check, and so does a refused vehicle with a new document. */
const undecided = (ctx: TrxContext) => ({
  ...noDisapproval,
  decided_by: null,
  decided_at: null,
  waits_from: ctx.clock.now(),
});

const recordChange = async (
  ctx: TrxContext,
  before: VehicleRow,
  after: VehicleRow,
  hasNewDocuments: boolean,
): Promise<void> => {
  const change = differing(recordedFields(before), recordedFields(after));
  if (!change && !hasNewDocuments) return;
  await recordInJournal(ctx, {
    type: 'VEHICLE_CHANGED',
    vehicleId: after.id,
    userId: after.account_id,
    from: change?.from,
    to: { ...change?.to, ...(hasNewDocuments && { newDocuments: true }) },
  });
};

export const updateVehicle = async (ctx: TrxContext, changes: VehicleChanges): Promise<Vehicle> => {
  const { id, registrationPlate, documents, version } = changes;
  const nextPlateKey = registrationPlate === undefined ? undefined : plateKey(registrationPlate);
  const vehicle = await lockVehicle(ctx, id, { version, nextPlateKey });
  const { account_id: accountId, plate_key } = vehicle;
  const toPlateKey = nextPlateKey ?? plate_key;
  const isAnotherPlate = toPlateKey !== plate_key;
  const isAnotherModel = changes.model !== undefined && changes.model !== vehicle.model;

  if (isAnotherPlate) {
    await requireFreePlate(ctx, accountId, toPlateKey);
    await ctx.events.emit(ctx, plateChanging, { vehicleId: id, accountId, plateKey: plate_key, toPlateKey });
  }
  await writeVehicle(ctx.db, id, {
    ...columnsOf(changes),
    plate_key: toPlateKey,
    ...(isAnotherPlate && { former_plate: vehicle.registration_plate }),
    ...((isAnotherPlate || isAnotherModel) && { approved: false, ...undecided(ctx) }),
  });
  const hasNewDocuments =
    documents !== undefined && (await setVehicleDocuments(ctx, { id, accountId }, documents));
  if (hasNewDocuments && vehicle.disapproval_reason !== null) await writeVehicle(ctx.db, id, undecided(ctx));
  await refreshPlate(ctx, toPlateKey);
  for (const key of new Set([plate_key, toPlateKey])) await markContested(ctx.db, key);
  const after = await getVehicleRow(ctx.db, id);
  await recordChange(ctx, vehicle, after, hasNewDocuments);
  return vehicleAnswer(ctx, after);
};
