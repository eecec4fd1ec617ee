import { transitions } from '#contract/bookings/bookings.ts';
import type { passageRoutes } from '#contract/bookings/passage-routes.ts';
import type { BodyOf, QueryOf } from '#contract/route.ts';
import { isOperator } from '#kernel/access.ts';
import { startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordBookingAct } from '../booking/acts/record-booking-act.ts';
import { lockAccountAndPlate } from '../booking/booking.queries.ts';
import { endBooking } from '../booking/end-booking.ts';
import { lockCurrentBooking, requireVersion } from '../booking/lock-booking.ts';
import { toStoredReason } from '../booking/stored-reason.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { judgeAct } from '../guards/judge-act.ts';
import { strikeLateCancel } from './strike.ts';

type Route = typeof passageRoutes.cancelBooking;
type Cancellation = { readonly id: string } & QueryOf<Route> & BodyOf<Route>;

export const cancelBooking = async (ctx: TrxContext, input: Cancellation): Promise<void> => {
  const seen = await getVisibleBooking(ctx, input.id);
  // A late cancellation may strike the plate, and plates are locked before slots.
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  const booking = await lockCurrentBooking(ctx, input.id);
  requireVersion(booking, input.version);
  const byOperator = isOperator(ctx.actor);
  const isCalled = booking.status === 'GO_TO_GATE';
  if (!transitions[booking.status].includes('CANCELED') || (isCalled && !byOperator))
    throw new AppError('TRANSITION_REFUSED');
  const acknowledged = await judgeAct(ctx, { act: 'CANCEL', booking, acknowledged: input.acknowledged });
  const why = { ...toStoredReason(input), acknowledged };
  const act = startAct(ctx, input.acknowledged);
  const ended = await endBooking(act.ctx, booking, byOperator ? 'ADMIN' : 'DRIVER', why);
  await recordBookingAct(act, 'CANCEL', { before: booking, after: ended }, { canWait: true });
  if (!byOperator) await strikeLateCancel(ctx, booking, ctx.clock.now());
};
