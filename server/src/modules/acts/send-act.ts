import { findAct } from '../../platform/acts/acts.queries.ts';
import { releaseAct } from '../../platform/acts/release-act.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { sendClosure } from '../bookings/closures/send-closure.ts';
import { findClosureAct } from './acts.queries.ts';
import { type ActObject, objectOf } from './undo-act.ts';

/** Sends the act's waiting messages now. Does nothing if they were sent before, and fails if the act was undone. */
export const sendAct = async (ctx: TrxContext, id: string): Promise<ActObject> => {
  const { userId } = requireActor(ctx);
  const act = await findAct(ctx.db, id, userId);
  if (act) {
    const isSent = act.release_at !== null && (await releaseAct(ctx, id, 'at once'));
    if (!isSent && (await findAct(ctx.db, id, userId))?.undone_at) throw new AppError('UNDO_DONE');
    return objectOf(act);
  }
  const ofClosure = await findClosureAct(ctx.db, id, userId);
  if (!ofClosure) throw new AppError('NOT_FOUND');
  await sendClosure(ctx, ofClosure.closure_id);
  return { closureId: ofClosure.closure_id };
};
