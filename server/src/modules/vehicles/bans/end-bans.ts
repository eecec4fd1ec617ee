import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { requireVehicle } from '../vehicle/lock-vehicle.ts';
import { lockPlates } from '../vehicle/plate-lock.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { listPlatesWithOver } from './bans.queries.ts';
import { refreshPlate } from './refresh-plate.ts';

const batch = 500;

export const endBansJob = defineJob<Record<string, never>>('end-bans');

const refreshOne = (ctx: Context, plateKey: string) =>
  inTransaction(ctx, async (trx) => {
    await lockPlates(trx.db, plateKey);
    await refreshPlate(trx, plateKey);
  });

export const endBans = async (ctx: Context): Promise<void> => {
  for (;;) {
    const plates = await listPlatesWithOver(ctx.db, ctx.clock.now(), batch);
    for (const { plate_key } of plates) await refreshOne(ctx, plate_key);
    if (plates.length < batch) return;
  }
};

/** If rows show a ban that is over or suspended by now, ends or hides it and reads the rows again. */
export const withEndedBans = async <
  R extends Pick<VehicleRow, 'plate_key' | 'ban_until' | 'ban_suspended_from'>,
>(
  ctx: Context,
  read: () => Promise<R[]>,
): Promise<R[]> => {
  const now = ctx.clock.now();
  const rows = await read();
  const isPast = (end: Temporal.Instant | null) => end !== null && Temporal.Instant.compare(end, now) <= 0;
  const isOver = ({ ban_until, ban_suspended_from }: R) => isPast(ban_until) || isPast(ban_suspended_from);
  const plates = new Set(rows.filter(isOver).map(({ plate_key }) => plate_key));
  if (plates.size === 0) return rows;
  for (const plateKey of plates) await refreshOne(ctx, plateKey);
  return read();
};

/** Visible to the caller, and without a ban that is over. */
export const readVehicle = async (ctx: Context, id: string): Promise<VehicleRow> => {
  const [row] = await withEndedBans(ctx, async () => [await requireVehicle(ctx, id)]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};
