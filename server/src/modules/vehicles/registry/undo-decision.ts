import { type ActRow, followVersion } from '../../../platform/acts/acts.queries.ts';
import { recordAct, type StartedAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { plateMarked } from '../vehicle/vehicle-events.ts';
import { findVehicle, updateVehicle, type VehicleRow } from '../vehicle/vehicles.queries.ts';
import { withSamePlate } from './same-plate.ts';

/** The fields of a vehicle that a decision changes. Instants are text. */
const decisionOf = (row: VehicleRow) => ({
  id: row.id,
  version: row.version,
  approved: row.approved,
  disapproval_reason: row.disapproval_reason,
  disapproval_reasons: row.disapproval_reasons,
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toString() ?? null,
  former_plate: row.former_plate,
  waits_from: row.waits_from.toString(),
});

type Before = { readonly vehicles: readonly ReturnType<typeof decisionOf>[] };

/** `before`: the vehicle that was decided upon, then the vehicle that thereby lost its approval. */
export const recordDecision = (
  act: StartedAct,
  type: 'APPROVE' | 'DISAPPROVE',
  before: readonly [VehicleRow, ...VehicleRow[]],
): Promise<void> =>
  recordAct(act, {
    type,
    vehicleId: before[0].id,
    versions: { before: before[0].version, after: before[0].version + 1 },
    before: { vehicles: before.map(decisionOf) } satisfies Before,
    canWait: true,
  });

const restore = async (ctx: TrxContext, now: VehicleRow, was: Before['vehicles'][number]): Promise<void> => {
  const { id: _id, version: _version, disapproval_reasons, decided_at, waits_from, ...same } = was;
  await updateVehicle(ctx.db, now.id, {
    ...same,
    disapproval_reasons: disapproval_reasons && JSON.stringify(disapproval_reasons),
    decided_at: decided_at === null ? null : Temporal.Instant.from(decided_at),
    waits_from: Temporal.Instant.from(waits_from),
  });
  await recordInJournal(ctx, {
    type: 'VEHICLE_DECISION_UNDONE',
    vehicleId: now.id,
    userId: now.account_id,
    from: { approved: now.approved },
    to: { approved: was.approved },
  });
};

/** False: somebody has changed one of the vehicles since, or has approved the plate for another account. */
export const undoDecision = async (ctx: TrxContext, act: ActRow): Promise<boolean> => {
  const decided = await lockVehicle(ctx, act.vehicle_id ?? '');
  const { vehicles } = act.before as Before;
  const { others } = await withSamePlate(ctx, decided);
  const mine = new Set(vehicles.map(({ id }) => id));
  const gives = vehicles.some(({ approved }) => approved);
  if (gives && others.some(({ id, approved }) => approved && !mine.has(id))) return false;
  for (const was of vehicles) {
    const now = await findVehicle(ctx.db, was.id, undefined);
    if (now?.version !== was.version + 1) return false;
    await restore(ctx, now, was);
  }
  await ctx.events.emit(ctx, plateMarked, { plateKey: decided.plate_key });
  await followVersion(ctx.db, act, decided.version + 1);
  return true;
};
