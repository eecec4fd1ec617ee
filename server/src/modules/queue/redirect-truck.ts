import type { queueRoutes } from '#contract/queue/queue-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import { startAct } from '../../platform/acts/record-act.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordBookingAct } from '../bookings/booking/acts/record-booking-act.ts';
import { updateBooking } from '../bookings/booking/booking.queries.ts';
import { recordEvent } from '../bookings/booking/booking-events.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { lockCurrentBooking, requireVersion } from '../bookings/booking/lock-booking.ts';
import { noReason } from '../bookings/booking/stored-reason.ts';
import { gateWords, tellTruck } from '../bookings/booking/tell-driver.ts';
import { judgeAct } from '../bookings/guards/judge-act.ts';
import { gateOf } from '../bookings/passage/change-status.ts';

type Redirection = { readonly bookingId: string } & BodyOf<typeof queueRoutes.redirectTruck>;

/**
 * Changes the gate only. The log has no entry of it, because the order of the line stays. The driver has to
 * acknowledge the new gate.
 */
export const redirectTruck = async (ctx: TrxContext, input: Redirection): Promise<BookingRow> => {
  const booking = await lockCurrentBooking(ctx, input.bookingId);
  requireVersion(booking, input.version);
  if (booking.status !== 'GO_TO_GATE') throw new AppError('NOT_CALLED');
  const gate = await gateOf(ctx, input.gate);
  if (gate === booking.gate) return booking;
  const acknowledged = await judgeAct(ctx, {
    act: 'REDIRECT',
    booking,
    gate,
    acknowledged: input.acknowledged,
  });
  const redirected = await updateBooking(ctx.db, booking.id, { gate, acknowledged_at: null });
  await recordEvent(ctx, 'REDIRECTED', booking, redirected, { ...noReason, acknowledged });
  await recordBookingAct(startAct(ctx, undefined), 'REDIRECT', { before: booking, after: redirected });
  const { directions } = await gateWords(ctx, redirected);
  await tellTruck(ctx, redirected, { template: 'booking-redirected', gate: input.gate, directions });
  return redirected;
};
