import type { Booking } from '#contract/bookings/bookings.ts';
import type { TerminalBooking } from '#contract/queue/check-in.ts';
import { isTerminal } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { placesInLine } from '../line/place-in-line.ts';
import { toOneBooking } from '../read/booking-view.ts';

/** By session, not by role: an administrator at a kiosk has only the rights of a kiosk. */
export const isKiosk = ({ actor }: Pick<Context, 'actor'>): boolean => isTerminal(actor);

const perKiosk: Limit = { name: 'kiosk-look-ups', points: 'lookUpsPerKiosk', seconds: 60 };
/** Kiosks of a hall share an account; the limit stops more sessions from allowing ever more look-ups. */
const perAccount: Limit = { name: 'account-look-ups', points: 'lookUpsPerKiosk', times: 4, seconds: 60 };

/** A kiosk serves one truck at a time: faster look-ups are somebody enumerating numbers. */
export const countLookUp = async (ctx: Context): Promise<void> => {
  if (!ctx.actor || !isKiosk(ctx)) return;
  await takeAllOrRefuse(ctx, [perKiosk, ctx.actor.sessionId], [perAccount, ctx.actor.userId]);
};

/** What a kiosk shows of a booking: no personal data of the driver. */
export const toTerminalBooking = async (
  ctx: Pick<Context, 'db' | 'config' | 'clock'>,
  row: BookingRow,
): Promise<TerminalBooking> => {
  const window = await arrivalWindow(ctx, row, await getBookingParams(ctx));
  const place = (await placesInLine(ctx, [row])).get(row.id);
  return {
    id: row.id,
    formattedBookingNumber: row.number,
    bookingStatus: row.status,
    vehicleRegistrationPlate: row.plate,
    dateBooked: wireInstant(ctx, row.slot_at),
    window: { from: wireInstant(ctx, window.from), to: wireInstant(ctx, window.to) },
    ...(place && { position: place.position }),
    ...(place?.etaFrom && place.etaTo && { etaFrom: place.etaFrom, etaTo: place.etaTo }),
    version: row.version,
  };
};

export const toFoundBooking = (
  ctx: Pick<Context, 'actor' | 'clock' | 'config' | 'db' | 'language'>,
  row: BookingRow,
): Promise<Booking | TerminalBooking> =>
  isKiosk(ctx) ? toTerminalBooking(ctx, row) : toOneBooking(ctx, row);
