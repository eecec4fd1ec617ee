import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { inLanguage } from '../../../platform/words/translated.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { listRestrictions } from './bans.queries.ts';
import { endRestrictions } from './end-restrictions.ts';
import { type OperatorRestriction, requiredReasons } from './operator-restriction.ts';
import { endBansThatAreOver } from './refresh-plate.ts';
import { tellPlateHolders } from './tell-owners.ts';

export const unbanVehicle = async (
  ctx: TrxContext,
  input: Pick<OperatorRestriction, 'vehicleId' | 'reason' | 'reasons'>,
): Promise<void> => {
  const reasons = requiredReasons(input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const plateKey = vehicle.plate_key;
  await endBansThatAreOver(ctx, plateKey);
  const held = await listRestrictions(ctx.db, { plateKey, accountId: vehicle.account_id });
  if (held.length === 0) throw new AppError('VEHICLE_NOT_BANNED');
  const wasBanned = held.some(({ type }) => type === 'BAN');
  const ending = { plateKey, vehicleId: vehicle.id, reasons, takenBack: false };
  const accountId = await endRestrictions(ctx, held, ending);
  await tellPlateHolders(ctx, { plateKey, accountId }, (plate, language) => ({
    template: wasBanned ? 'vehicle-unbanned' : 'vehicle-pardoned',
    params: { plate, reason: inLanguage(reasons, language) },
  }));
};
