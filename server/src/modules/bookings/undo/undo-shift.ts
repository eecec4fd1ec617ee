import type { ActRow } from '../../../platform/acts/acts.queries.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { releaseOfAct } from '../../slots/resting/act-places.queries.ts';
import { listBookingsOfAct } from '../booking/acts/act-bookings.queries.ts';
import { lockMovedSlots, moveBack } from '../closures/move-back.ts';

/** Moves the bookings back, except those that somebody has changed since. */
export const undoShift = async (ctx: TrxContext, { id }: ActRow): Promise<void> => {
  const moves = await listBookingsOfAct(ctx.db, id);
  await lockMovedSlots(ctx, moves);
  await moveBack(ctx, { moves, releaseKept: () => releaseOfAct(ctx.db, id) });
};
