import { type ActRow, findAct, forgetBefore } from '../../platform/acts/acts.queries.ts';
import { markUndone } from '../../platform/acts/waiting-acts.queries.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { takeHeldJobs } from '../../platform/jobs/held-jobs.queries.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { findLastAct } from '../bookings/closures/closures.queries.ts';
import { undoClosure } from '../bookings/closures/undo-closure.ts';
import { restoreEnded, undoCancel, undoShift } from '../bookings/undo/bring-back.ts';
import { builtUpon } from '../bookings/undo/built-upon.ts';
import { undoLineAct } from '../bookings/undo/undo-line-act.ts';
import { undoRestriction } from '../vehicles/bans/undo-restriction.ts';
import { undoDecision } from '../vehicles/registry/undo-decision.ts';
import { findClosureAct } from './acts.queries.ts';

export type ActObject = {
  readonly bookingId?: string | null;
  readonly vehicleId?: string | null;
  readonly closureId?: string;
};

export const objectOf = ({ booking_id, vehicle_id }: ActRow): ActObject => ({
  bookingId: booking_id,
  vehicleId: vehicle_id,
});

const undoByType = async (ctx: TrxContext, act: ActRow): Promise<void> => {
  switch (act.type) {
    case 'CANCEL':
      return undoCancel(ctx, act);
    case 'APPROVE':
    case 'DISAPPROVE':
      if (await undoDecision(ctx, act)) return;
      throw await builtUpon(ctx, act);
    case 'BAN':
    case 'WARN':
      if (!(await undoRestriction(ctx, act))) throw await builtUpon(ctx, act);
      await restoreEnded(ctx, act.id);
      return;
    case 'SHIFT':
      return undoShift(ctx, act);
    default:
      return undoLineAct(ctx, act);
  }
};

/** Says why the act cannot be undone, also if another transaction has just undone or released it. */
export const tooLate = async (ctx: TrxContext, { id, made_by }: ActRow): Promise<AppError> => {
  const now = await findAct(ctx.db, id, made_by);
  return new AppError(now?.undone_at ? 'UNDO_DONE' : 'UNDO_TOO_LATE');
};

const undoClosureAct = async (ctx: TrxContext, id: string, userId: string): Promise<ActObject> => {
  const act = await findClosureAct(ctx.db, id, userId);
  if (!act) throw new AppError('NOT_FOUND');
  if (act.undone_at) throw new AppError('UNDO_DONE');
  const last = await findLastAct(ctx.db, act.closure_id);
  if (last?.id !== act.id) throw new AppError('UNDO_TOO_LATE');
  await undoClosure(ctx, act.closure_id);
  return { closureId: act.closure_id };
};

/** Of an undo and a release, or of two undos at once, only the first takes effect. */
export const undoAct = async (ctx: TrxContext, id: string): Promise<ActObject> => {
  const { userId } = requireActor(ctx);
  const seen = await findAct(ctx.db, id, userId);
  if (!seen) return undoClosureAct(ctx, id, userId);
  if (seen.type === 'DEPARTURE') throw new AppError('UNDO_IMPOSSIBLE');
  const act = await markUndone<ActRow>(ctx.db, 'operator_act', id, { now: ctx.clock.now(), by: userId });
  if (!act) throw await tooLate(ctx, seen);
  await undoByType(ctx, act);
  if (act.release_at !== null) {
    await takeHeldJobs(ctx.db, id);
    await forgetBefore(ctx.db, id);
  }
  return objectOf(act);
};
