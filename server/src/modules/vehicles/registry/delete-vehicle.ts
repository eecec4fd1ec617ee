import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { markContested } from '../vehicle/mark-contested.ts';
import { vehicleDeleting } from '../vehicle/vehicle-events.ts';
import { recordedFields } from '../vehicle/vehicle-fields.ts';
import { updateVehicle } from '../vehicle/vehicles.queries.ts';

/** Soft delete; bans and history belong to the plate and stay. */
export const deleteVehicle = async (
  ctx: TrxContext,
  input: { readonly id: string; readonly version?: number | undefined },
): Promise<void> => {
  const vehicle = await lockVehicle(ctx, input.id, input);
  const { id, account_id, plate_key } = vehicle;
  await ctx.events.emit(ctx, vehicleDeleting, { vehicleId: id, accountId: account_id, plateKey: plate_key });
  await updateVehicle(ctx.db, id, { deleted_at: ctx.clock.now() });
  await markContested(ctx.db, plate_key);
  await recordInJournal(ctx, {
    type: 'VEHICLE_DELETED',
    vehicleId: id,
    userId: account_id,
    from: recordedFields(vehicle),
  });
};
