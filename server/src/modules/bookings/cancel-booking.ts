import { transitions } from '#contract/bookings.ts';
import { isAdmin } from '../../platform/auth/actor.ts';
import type { TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { endBooking } from './end-booking.ts';
import { lockBookingAndSlots, requireVersion } from './locked-booking.ts';
import { getVisibleBooking } from './own-booking.ts';

type Cancellation = {
  readonly id: string;
  readonly reason?: string | undefined;
  readonly version?: number | undefined;
};

export const cancelBooking = async (ctx: TrxContext, input: Cancellation): Promise<void> => {
  await getVisibleBooking(ctx, input.id);
  const booking = await lockBookingAndSlots(ctx, input.id);
  requireVersion(booking, input.version);
  if (!transitions[booking.status].includes('CANCELED')) throw new AppError('TRANSITION_REFUSED');
  const byOperator = isAdmin(ctx.actor) && booking.account_id !== ctx.actor?.userId;
  await endBooking(ctx, booking, byOperator ? 'ADMIN' : 'DRIVER', input.reason || null);
};
