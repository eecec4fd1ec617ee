import { isDeepStrictEqual } from 'node:util';
import { type Reasons, reasonsOf } from '#contract/reasons.ts';
import type { OperatorVehicle, VehicleDecision } from '#contract/vehicles/vehicles.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireAcknowledged } from '../../../platform/errors/require-acknowledged.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { inLanguage, storedWords } from '../../../platform/words/translated.ts';
import { say, sayInAll } from '../../../platform/words/words.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { tellOwner } from '../bans/tell-owners.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { readPlateFacts } from '../vehicle/plate-facts.queries.ts';
import { plateMarked, vehicleApproved } from '../vehicle/vehicle-events.ts';
import { getVehicleRow, noDisapproval, updateVehicle, type VehicleRow } from '../vehicle/vehicles.queries.ts';
import { withSamePlate } from './same-plate.ts';
import { recordDecision } from './undo-decision.ts';

type Decision = { readonly id: string; readonly version?: number | undefined };

const decided = async (ctx: TrxContext, row: VehicleRow): Promise<VehicleDecision> => {
  const { vehicle, others } = await withSamePlate(ctx, row);
  return { ...vehicle, others };
};

const decidedNow = (ctx: TrxContext) => ({
  decided_by: requireActor(ctx).userId,
  decided_at: ctx.clock.now(),
  former_plate: null,
});

const takeApproval = async (
  ctx: TrxContext,
  row: VehicleRow,
  reasons: Reasons | null,
  approvedId?: string,
) => {
  await updateVehicle(ctx.db, row.id, {
    approved: false,
    disapproval_reason: reasons?.RU ?? null,
    disapproval_reasons: reasons && JSON.stringify(reasons),
    ...decidedNow(ctx),
    // Without a reason the vehicle counts as undecided and waits for a check from now on.
    waits_from: ctx.clock.now(),
  });
  await recordInJournal(ctx, {
    type: 'VEHICLE_DISAPPROVED',
    vehicleId: row.id,
    userId: row.account_id,
    from: { approved: row.approved },
    to: { approved: false, ...(approvedId !== undefined && { approvedVehicleId: approvedId }) },
    reasons,
  });
  await tellOwner(ctx, row, (plate, language) => ({
    template: 'vehicle-disapproved',
    params: { plate, reason: reasons ? inLanguage(reasons, language) : say(language, 'noReasonGiven') },
  }));
};

/** Withdraws the approval of another vehicle with this plate and returns it. The plate must be locked. */
const takeFromHolder = async (
  ctx: TrxContext,
  { id }: VehicleRow,
  others: readonly OperatorVehicle[],
  insteadOf: string | undefined,
): Promise<VehicleRow | undefined> => {
  const holder = others.find(({ approved }) => approved);
  if (holder && holder.id !== insteadOf)
    throw new AppError('PLATE_APPROVED_ELSEWHERE', { extras: { others } });
  // Another operator has decided meanwhile, so this operator’s view is stale.
  if (!holder && insteadOf !== undefined) throw new AppError('STALE_VERSION', { extras: { others } });
  if (!holder) return undefined;
  const held = await getVehicleRow(ctx.db, holder.id);
  await takeApproval(ctx, held, sayInAll('approvedForAnotherAccount'), id);
  return held;
};

const judgeApproval = async (
  ctx: TrxContext,
  { id, documents }: OperatorVehicle,
  acknowledged: readonly GuardCode[] | undefined,
): Promise<GuardCode[]> => {
  if (!acknowledged) return [];
  const certificates = documents.filter(({ type }) => type === 'STS').length;
  const facts = { ...(await readPlateFacts(ctx, id)), documents: certificates };
  return requireAcknowledged('APPROVE', facts, acknowledged);
};

/**
 * Only one vehicle of a plate can be approved. Approving another withdraws the plate from an account that
 * had proven it, so the operator must name that vehicle as `insteadOf` to avoid accidents.
 */
export const approveVehicle = async (
  ctx: TrxContext,
  input: Decision & {
    readonly insteadOf?: string | undefined;
    readonly acknowledged?: readonly GuardCode[] | undefined;
  },
): Promise<VehicleDecision> => {
  const row = await lockVehicle(ctx, input.id, input);
  if (row.approved) return decided(ctx, row);
  const { vehicle, others } = await withSamePlate(ctx, row);
  // A stale view is refused first, because guards are worth a question only if nobody else has decided.
  const act = startAct(ctx, input.acknowledged);
  const held = await takeFromHolder(act.ctx, row, others, input.insteadOf);
  const acknowledged = await judgeApproval(ctx, vehicle, input.acknowledged);
  await updateVehicle(ctx.db, row.id, { approved: true, ...noDisapproval, ...decidedNow(ctx) });
  await recordInJournal(ctx, {
    type: 'VEHICLE_APPROVED',
    vehicleId: row.id,
    userId: row.account_id,
    from: { approved: false },
    to: {
      approved: true,
      ...(held && { insteadOf: held.id }),
      ...(acknowledged.length > 0 && { acknowledged }),
    },
  });
  await ctx.events.emit(ctx, plateMarked, { plateKey: row.plate_key });
  await ctx.events.emit(ctx, vehicleApproved, {
    vehicleId: row.id,
    accountId: row.account_id,
    plateKey: row.plate_key,
  });
  await tellOwner(act.ctx, row, (plate) => ({ template: 'vehicle-approved', params: { plate } }));
  await recordDecision(act, 'APPROVE', held ? [row, held] : [row]);
  return decided(ctx, row);
};

/** The vehicle need not have been approved: the owner sees the reason in any case. */
export const disapproveVehicle = async (
  ctx: TrxContext,
  input: Decision &
    Parameters<typeof reasonsOf>[0] & { readonly acknowledged?: readonly GuardCode[] | undefined },
): Promise<VehicleDecision> => {
  const row = await lockVehicle(ctx, input.id, input);
  const reasons = reasonsOf(input) ?? null;
  const known = storedWords(row.disapproval_reason, row.disapproval_reasons);
  if (!row.approved && isDeepStrictEqual(known, reasons)) return decided(ctx, row);
  const act = startAct(ctx, input.acknowledged);
  await takeApproval(act.ctx, row, reasons);
  await recordDecision(act, 'DISAPPROVE', [row]);
  return decided(ctx, row);
};
