import { createHash } from 'node:crypto';
import type { passageRoutes } from '#contract/bookings/passage-routes.ts';
import type { ShiftOutcome } from '#contract/bookings/shift.ts';
import type { BodyOf, QueryOf } from '#contract/route.ts';
import { recordAct, startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { restFreed } from '../../slots/resting/closure-places.queries.ts';
import { keepBefore } from '../booking/acts/act-bookings.queries.ts';
import { reasonIn, toStoredReason } from '../booking/stored-reason.ts';
import { tellEverywhere } from '../booking/tell-driver.ts';
import { applyShift, freedPlaces } from './apply-shift.ts';
import { describeShift } from './describe-shift.ts';
import { type PreparedShift, prepareShift, type Stretch } from './prepare-shift.ts';
import { readOneSnapshot } from './shift.queries.ts';
import { tellShifted } from './tell-shifted.ts';

type Route = typeof passageRoutes.shiftBookings;
export type Shift = QueryOf<Route> & BodyOf<Route>;

/** A date means 00:00 at the checkpoint; a past moment counts as now, floored to the minute. */
export const stretchOf = (ctx: TrxContext, { date, minutes }: Pick<Shift, 'date' | 'minutes'>): Stretch => {
  const given = date.includes('T') ? Temporal.Instant.from(date) : dayRange(ctx, date).from;
  const now = ctx.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const from = Temporal.Instant.compare(given, now) < 0 ? now : given;
  return { from, to: from.add({ minutes }) };
};

/** A hash of the plan: applying fails if it differs from the one that was previewed. */
const nameOf = ({ moves, dropped }: PreparedShift): string =>
  createHash('sha256')
    .update(JSON.stringify([moves.map(({ id, from, to }) => [id, from, to]), dropped.map(({ id }) => id)]))
    .digest('base64url');

type PlanRequest = Pick<Shift, 'dryRun' | 'plan'>;

export type PlannedShift = {
  readonly prepared: PreparedShift;
  readonly shown: Omit<ShiftOutcome, 'applied'>;
};

/** Plans the shift, with locks unless it is a dry run. Refuses a plan that differs from the one that was previewed. */
export const planStretch = async (
  ctx: TrxContext,
  stretch: Stretch,
  { dryRun, plan: seen }: PlanRequest,
): Promise<PlannedShift> => {
  const prepared = await prepareShift(ctx, stretch, { lock: !dryRun });
  const plan = nameOf(prepared);
  if (seen !== undefined && seen !== plan) throw new AppError('PLAN_CHANGED');
  return { prepared, shown: { ...(await describeShift(ctx, stretch, prepared)), plan } };
};

/** Moves all bookings out of a time range to later places, or none. */
export const shiftBookings = async (ctx: TrxContext, shift: Shift): Promise<ShiftOutcome> => {
  if (shift.dryRun) await readOneSnapshot(ctx.db);
  const { prepared, shown } = await planStretch(ctx, stretchOf(ctx, shift), shift);
  if (shift.dryRun) return { ...shown, applied: false };
  const why = toStoredReason(shift);
  const act = startAct(ctx, shift.acknowledged);
  const { heldBy } = act.ctx;
  const applied = await applyShift(ctx, prepared, why);
  if (heldBy) {
    await restFreed(ctx.db, freedPlaces(prepared), {
      actId: act.id,
      until: heldBy.until.add({ seconds: 1 }),
    });
    await keepBefore(ctx.db, act.id, [...applied.moved, ...applied.dropped]);
  }
  await tellShifted(act.ctx, applied.moved, why);
  for (const { after } of applied.dropped)
    await tellEverywhere(act.ctx, after, {
      template: 'booking-change-off',
      reason: reasonIn(why, after.language) ?? '',
    });
  await recordAct(act, { type: 'SHIFT', before: { moved: applied.moved.length }, canWait: true });
  return { ...shown, applied: true };
};
