import { type BookingStatus, transitions } from '#contract/bookings.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { listRestrictions } from '../../vehicles/bans/bans.queries.ts';
import { findBooking, updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { dropPendingChange, endBooking, endHold } from '../booking/end-booking.ts';
import { lockCurrentBooking, requireVersion } from '../booking/lock-booking.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { lockAndClaimPlate } from '../hold/claim-plate.ts';
import { arrivalWindow, isWithin } from './arrival-window.ts';

type Change = {
  readonly id: string;
  readonly status: BookingStatus;
  readonly reason?: string | undefined;
  readonly version?: number | undefined;
};

/** A kiosk may record an arrival and nothing else, and only when the truck may come. */
const requireOfTerminal = async (ctx: TrxContext, booking: BookingRow, status: BookingStatus) => {
  if (isAdmin(ctx.actor)) return;
  if (status !== 'WAITING' || booking.status === 'GO_TO_GATE') throw new AppError('FORBIDDEN');
  const window = arrivalWindow(booking, await getBookingParams(ctx));
  if (isWithin(window, ctx.clock.now())) return;
  throw new AppError('OUTSIDE_ARRIVAL_WINDOW', {
    extras: { window: { from: wireInstant(ctx, window.from), to: wireInstant(ctx, window.to) } },
  });
};

/** A ban leaves a truck alone that stands in the zone, but taking its arrival back would give it a place to come for. */
const requireNotBanned = async (ctx: TrxContext, { plate_key, account_id }: BookingRow) => {
  const now = ctx.clock.now();
  const held = await listRestrictions(ctx.db, { plateKey: plate_key, accountId: account_id });
  const isBan = held.some(
    ({ type, until }) => type === 'BAN' && (until === null || Temporal.Instant.compare(until, now) > 0),
  );
  if (isBan) throw new AppError('VEHICLE_BANNED');
};

/** What a status means for the times that go with it. */
const timesOf = (booking: BookingRow, status: BookingStatus, now: Temporal.Instant) => {
  switch (status) {
    case 'BOOKED':
      return {
        arrived_at: null,
        called_at: null,
        hold_until: null,
        confirmation_id: null,
        confirmed_at: booking.confirmed_at ?? now,
      };
    case 'WAITING':
      return { arrived_at: booking.arrived_at ?? now, called_at: null };
    case 'GO_TO_GATE':
      return { called_at: now };
    case 'LEFT_WAITING_ZONE':
      return { left_at: now };
    default:
      return {};
  }
};

const move = async (
  ctx: TrxContext,
  booking: BookingRow,
  { status, reason }: Change,
): Promise<BookingRow> => {
  const moved = await updateBooking(ctx.db, booking.id, {
    status,
    ...timesOf(booking, status, ctx.clock.now()),
  });
  await recordEvent(ctx, 'STATUS', booking, moved, reason || null);
  if (status === 'GO_TO_GATE') await tellDriver(ctx, moved, { template: 'booking-called' });
  if (booking.status === 'WAITING_FOR_CONFIRMATION')
    await tellDriver(ctx, moved, { template: 'booking-confirmed' });
  return moved;
};

/** A hold that an operator confirms claims its plate as one does whose code came. */
const lockToChange = async (ctx: TrxContext, { id, status }: Change): Promise<BookingRow> => {
  const seen = status === 'BOOKED' ? await findBooking(ctx.db, id) : undefined;
  if (seen?.status !== 'WAITING_FOR_CONFIRMATION') return lockCurrentBooking(ctx, id);
  const locked = await lockAndClaimPlate(ctx, id);
  return isOverdue(locked, ctx.clock.now()) ? endHold(ctx, locked) : locked;
};

/** Moves a booking along the table of statuses; anything that is not in it changes nothing. */
export const changeStatus = async (ctx: TrxContext, change: Change): Promise<BookingRow> => {
  const booking = await lockToChange(ctx, change);
  requireVersion(booking, change.version);
  if (!transitions[booking.status].includes(change.status)) throw new AppError('TRANSITION_REFUSED');
  await requireOfTerminal(ctx, booking, change.status);
  if (booking.status === 'WAITING' && change.status === 'BOOKED') await requireNotBanned(ctx, booking);
  if (change.status === 'CANCELED') return endBooking(ctx, booking, 'ADMIN', change.reason || null);
  if (booking.status !== 'WAITING_FOR_CHANGES_CONFIRMATION') return move(ctx, booking, change);
  const kept = await dropPendingChange(ctx, booking);
  return change.status === 'BOOKED' ? kept : move(ctx, kept, change);
};
