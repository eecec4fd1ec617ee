import { randomBytes } from 'node:crypto';
import type { Pass } from '#contract/bookings/pass.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import { findBookingByPass, updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockCurrentBooking } from '../booking/lock-booking.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { placesInLine } from '../line/place-in-line.ts';
import { passTexts } from '../pass/pass-texts.ts';
import { directionsOfCall, toMoved } from '../read/booking-view.ts';

/** How long a pass still shows that its booking has ended. */
const endedHours = 24;

const isDead = ({ left_at, canceled_at }: BookingRow, now: Temporal.Instant): boolean => {
  const ended = left_at ?? canceled_at;
  return ended !== null && now.since(ended).total('hours') >= endedHours;
};

const toPass = async (ctx: Context, row: BookingRow): Promise<Pass> => {
  const params = await readBookingParams(ctx);
  const window = await arrivalWindow(ctx, row, params);
  const place = (await placesInLine(ctx, [row])).get(row.id);
  const gateDirections = directionsOfCall(params, row);
  return {
    formattedBookingNumber: row.number,
    bookingStatus: row.status,
    vehicleRegistrationPlate: row.plate,
    dateBooked: wireInstant(ctx, row.slot_at),
    slotEnd: wireInstant(ctx, row.slot_end),
    window: {
      from: wireInstant(ctx, window.from),
      onTimeUntil: wireInstant(ctx, window.onTimeUntil),
      to: wireInstant(ctx, window.to),
    },
    calledAt: row.called_at && wireInstant(ctx, row.called_at),
    recalledAt: row.recalled_at && wireInstant(ctx, row.recalled_at),
    acknowledgedAt: row.acknowledged_at && wireInstant(ctx, row.acknowledged_at),
    gate: row.gate,
    ...(gateDirections && { gateDirections }),
    late: row.late ?? false,
    hasPriority: row.has_priority,
    position: place?.position ?? null,
    etaFrom: place?.etaFrom ?? null,
    etaTo: place?.etaTo ?? null,
    ...(row.moved && { moved: toMoved(ctx, row.moved) }),
    site: params.site,
    qr: (await passTexts(ctx, [row])).get(row.id) ?? passQr(row.number, row.pass_token),
  };
};

/** Public: the token is the only protection. */
export const getPass = async (ctx: Context, token: string): Promise<Pass> => {
  const row = await readCurrent(
    ctx,
    () => findBookingByPass(ctx.db, token),
    (found) => (found ? [found] : []),
  );
  if (!row || isDead(row, ctx.clock.now())) throw new AppError('NOT_FOUND');
  return toPass(ctx, row);
};

/** Makes a new pass after the old one has leaked: the old address and QR code stop working. */
export const renewPassToken = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  const booking = await lockCurrentBooking(ctx, id);
  const renewed = await updateBooking(ctx.db, id, {
    pass_token: randomBytes(16).toString('base64url'),
  });
  await recordEvent(ctx, 'PASS_RENEWED', booking, renewed);
  return renewed;
};
