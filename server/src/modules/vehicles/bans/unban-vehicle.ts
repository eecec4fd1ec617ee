import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { inLanguage } from '../../../platform/words/translated.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { clearRestrictions, insertBanEvent, listRestrictions, reasonColumns } from './bans.queries.ts';
import { type OperatorRestriction, requiredReasons } from './operator-restriction.ts';
import { endBansThatAreOver, refreshPlate } from './refresh-plate.ts';
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
  const id = uuidv7(ctx.clock);
  const accountId = held.some(({ account_id }) => account_id === null) ? null : vehicle.account_id;
  await insertBanEvent(ctx.db, {
    id,
    type: 'UNBAN',
    plate_key: plateKey,
    account_id: accountId,
    vehicle_id: vehicle.id,
    ...reasonColumns(reasons),
    event_at: ctx.clock.now(),
    unban_mode: 'MANUAL',
    actor: 'ADMIN',
    actor_id: requireActor(ctx).userId,
  });
  await clearRestrictions(
    ctx.db,
    held.map(({ event_id }) => event_id),
    id,
  );
  await refreshPlate(ctx, plateKey);
  await tellPlateHolders(ctx, { plateKey, accountId }, (plate, language) => ({
    template: wasBanned ? 'vehicle-unbanned' : 'vehicle-pardoned',
    params: { plate, reason: inLanguage(reasons, language) },
  }));
};
