import type { ClosureView } from '#contract/bookings/closures.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { markUndone } from '../../../platform/acts/waiting-acts.queries.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { releaseOfClosure } from '../../slots/resting/closure-places.queries.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { setBookingParams } from '../../system-params/set-booking-params.ts';
import { requireShortClosure } from '../shift/closure-length.ts';
import { closuresWith } from './change-closure.ts';
import { viewClosure } from './closure-view.ts';
import {
  type ActRow,
  actTable,
  type ClosureRow,
  findClosureRow,
  findLastAct,
  hasLaterActElsewhere,
  listMovesOfAct,
  markStayed,
  updateClosure,
} from './closures.queries.ts';
import { lockMovedSlots, moveBack } from './move-back.ts';

const endBefore = (closure: ClosureRow, { type, to_before }: ActRow) =>
  type === 'CLOSED' || to_before === null ? closure.from_at : to_before;

/**
 * Undoing a shortening closes the time again, so it must keep to the limit for operators. The operator who
 * shortened the closure is exempt, unless another closure was changed afterwards.
 */
const requireStillShort = async (
  ctx: TrxContext,
  closure: ClosureRow,
  {
    act,
    to,
    params,
  }: { readonly act: ActRow; readonly to: Temporal.Instant; readonly params: BookingParams },
): Promise<void> => {
  if (act.type !== 'SHORTENED') return;
  if (act.made_by === ctx.actor?.userId && !(await hasLaterActElsewhere(ctx.db, act))) return;
  const others = params.closures.filter(({ id }) => id !== closure.id);
  requireShortClosure(ctx, { from: closure.from_at, to }, { ...params, closures: others });
};

/** Undoes the closure's last act while its messages wait, and restores bookings, parameters and places. */
export const undoClosure = async (ctx: TrxContext, id: string): Promise<ClosureView> => {
  await lockParams(ctx.db);
  const closure = await findClosureRow(ctx.db, id);
  const last = closure && (await findLastAct(ctx.db, id));
  if (!closure) throw new AppError('NOT_FOUND');
  const by = ctx.actor?.userId ?? null;
  const act = last && (await markUndone<ActRow>(ctx.db, actTable, last.id, { now: ctx.clock.now(), by }));
  if (!act) throw new AppError('UNDO_TOO_LATE');
  const to = endBefore(closure, act);
  const params = await getBookingParams(ctx);
  await requireStillShort(ctx, closure, { act, to, params });
  const moves = await listMovesOfAct(ctx.db, act.id);
  await lockMovedSlots(ctx, moves);
  const undone = await updateClosure(ctx.db, id, {
    ...(act.type === 'CLOSED' ? { ended: 'UNDONE' } : { ended: null, to_at: to }),
  });
  const stayed = await moveBack(ctx, {
    moves,
    releaseKept: () => releaseOfClosure(ctx.db, id),
    write: () =>
      setBookingParams(ctx, { closures: closuresWith(ctx, params, closure, to) }, { byClosure: true }),
    closureActId: act.id,
  });
  await markStayed(ctx.db, act.id, stayed);
  await recordInJournal(ctx, {
    type: 'CLOSURE_UNDONE',
    from: { to: wireInstant(ctx, closure.to_at) },
    to: {
      closureId: id,
      closureActId: act.id,
      from: wireInstant(ctx, closure.from_at),
      to: wireInstant(ctx, to),
      moved: moves.length,
      back: moves.length - stayed.length,
      undoes: act.type,
    },
    reasons: closure.reasons,
  });
  return viewClosure(ctx, undone);
};
