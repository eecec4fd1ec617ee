import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { visibleAccount } from '../../documents/files/get-file.ts';
import { lockPlates } from './plate-lock.ts';
import { findVehicle, type VehicleRow } from './vehicles.queries.ts';

type Expected = {
  /** The version that the caller saw; undefined skips the check. */
  readonly version?: number | undefined;
  readonly nextPlateKey?: string | undefined;
};

export const requireVehicle = async (ctx: Context | TrxContext, id: string): Promise<VehicleRow> => {
  const vehicle = await findVehicle(ctx.db, id, visibleAccount(ctx));
  if (!vehicle) throw new AppError('NOT_FOUND');
  return vehicle;
};

/** Plates only change under the owner’s lock, so the plate is certain once that is held. */
export const lockVehicle = async (
  ctx: TrxContext,
  id: string,
  { version, nextPlateKey }: Expected = {},
): Promise<VehicleRow> => {
  const { account_id } = await requireVehicle(ctx, id);
  await lockAccount(ctx.db, account_id);
  const { plate_key } = await requireVehicle(ctx, id);
  await lockPlates(ctx.db, plate_key, nextPlateKey ?? plate_key);
  const vehicle = await requireVehicle(ctx, id);
  if (version !== undefined && version !== vehicle.version) throw new AppError('STALE_VERSION');
  return vehicle;
};
