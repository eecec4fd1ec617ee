import type { ClosureView } from '#contract/bookings/closures.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getClosure } from './closure-view.ts';
import { findLastAct } from './closures.queries.ts';
import { release } from './release-act.ts';

/** Sends the waiting messages now. Refused after an undo; does nothing if they were sent already. */
export const sendClosure = async (ctx: TrxContext, id: string): Promise<ClosureView> => {
  const act = await findLastAct(ctx.db, id);
  if (act && !(await release(ctx, act.id, 'at once')) && act.undone_at !== null)
    throw new AppError('UNDO_TOO_LATE');
  return getClosure(ctx, id);
};
