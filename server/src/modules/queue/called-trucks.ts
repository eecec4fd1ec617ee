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
import { getPlace, type PlaceRow, updatePlace } from '../bookings/line/places.queries.ts';
import { settleLine } from '../bookings/line/settle-line.ts';
import { gateOf } from '../bookings/passage/change-status.ts';

/** Recalls are unlimited, but messages to the driver are not. */
const pauseMinutes = 2;
const mostMessages = 5;

const mayTell = ({ recalls_told, recall_told_at }: PlaceRow, now: Temporal.Instant): boolean =>
  recalls_told < mostMessages &&
  (recall_told_at === null || now.since(recall_told_at).total('minutes') >= pauseMinutes);

const requireCalled = ({ status }: BookingRow): void => {
  if (status !== 'GO_TO_GATE') throw new AppError('NOT_CALLED');
};

type Recall = { readonly bookingId: string } & BodyOf<typeof queueRoutes.recallTruck>;

export const recallTruck = async (
  ctx: TrxContext,
  { bookingId: id, acknowledged: given }: Recall,
): Promise<BookingRow> => {
  const booking = await lockCurrentBooking(ctx, id);
  requireCalled(booking);
  const { gate } = booking;
  const acknowledged = await judgeAct(ctx, { act: 'RECALL', booking, gate, acknowledged: given });
  const now = ctx.clock.now();
  const recalled = await updateBooking(ctx.db, id, { recalled_at: now, acknowledged_at: null });
  await recordEvent(ctx, 'RECALLED', booking, recalled, { ...noReason, acknowledged });
  await settleLine(ctx);
  const place = await getPlace(ctx.db, id);
  if (mayTell(place, now)) {
    await updatePlace(ctx.db, id, { recalls_told: place.recalls_told + 1, recall_told_at: now });
    await tellTruck(ctx, recalled, { template: 'booking-recalled', ...(await gateWords(ctx, recalled)) });
  }
  return recalled;
};

type Redirection = { readonly bookingId: string } & BodyOf<typeof queueRoutes.redirectTruck>;

/**
 * Changes the gate only. The log has no entry of it, because the order of the line stays. The driver has to
 * acknowledge the new gate.
 */
export const redirectTruck = async (ctx: TrxContext, input: Redirection): Promise<BookingRow> => {
  const booking = await lockCurrentBooking(ctx, input.bookingId);
  requireVersion(booking, input.version);
  requireCalled(booking);
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
