import { expectedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { arrivalWords } from '../bookings/arrival/arrival-words.ts';
import {
  listActiveByPlate,
  lockAccountAndPlate,
  updateBooking,
} from '../bookings/booking/booking.queries.ts';
import { recordEvent } from '../bookings/booking/booking-events.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { lockBookingAndSlots } from '../bookings/booking/lock-booking.ts';
import { noReason } from '../bookings/booking/stored-reason.ts';
import { tellDriver } from '../bookings/booking/tell-driver.ts';
import { isBannedNow } from '../bookings/passage/change-status.ts';
import { takePlace } from '../slots/places.queries.ts';
import { takeRestingPlace } from '../slots/resting/resting.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { findVehicle } from '../vehicles/vehicle/vehicles.queries.ts';
import { isApprovedElsewhere, updateComing } from './coming.queries.ts';

export const isReclaimed = ({ status, cancellation_code }: BookingRow): boolean =>
  status === 'CANCELED' && cancellation_code === 'NOT_RECONFIRMED';

const blocksPlate = ({ account_id }: BookingRow, other: BookingRow) =>
  other.account_id === account_id || other.status !== 'WAITING_FOR_CONFIRMATION';

/** Why the truck may not have its booking back: what has changed since the place was reclaimed. Undefined: it may. */
const whyNot = async (ctx: TrxContext, booking: BookingRow): Promise<ErrorCode | undefined> => {
  if (!(await findVehicle(ctx.db, booking.vehicle_id, booking.account_id))) return 'ANSWER_OVER';
  if (await isBannedNow(ctx, booking)) return 'VEHICLE_BANNED';
  if (await isApprovedElsewhere(ctx.db, booking)) return 'PLATE_OF_ANOTHER_ACCOUNT';
  const active = await listActiveByPlate(ctx.db, booking.plate_key);
  return active.some((other) => blocksPlate(booking, other)) ? 'PLATE_ALREADY_BOOKED' : undefined;
};

/** Takes the resting place, or a free one. A place that is offered or booked is gone. */
const takeAgain = async ({ db }: TrxContext, { slot_at, has_priority }: BookingRow): Promise<boolean> =>
  (await takeRestingPlace(db, slot_at, has_priority)) || takePlace(db, slot_at, has_priority);

/** Gives a reclaimed booking its place back, or says why that is impossible. */
export const tryTakeBack = async (
  ctx: TrxContext,
  seen: BookingRow,
): Promise<{ readonly booking: BookingRow } | { readonly refused: ErrorCode }> => {
  await lockAccountAndPlate(ctx.db, seen.account_id, seen.plate_key);
  const booking = await lockBookingAndSlots(ctx, seen.id);
  if (isOneOf(expectedStatuses, booking.status)) return { booking };
  if (!isReclaimed(booking)) return { refused: 'ANSWER_OVER' };
  const refused = await whyNot(ctx, booking);
  if (refused) return { refused };
  if (!(await takeAgain(ctx, booking))) return { refused: 'PLACE_TAKEN' };
  const back = await updateBooking(ctx.db, booking.id, {
    status: 'BOOKED',
    cancellation_code: null,
    canceled_at: null,
  });
  await updateComing(ctx.db, booking, { answer: 'YES', answered_at: ctx.clock.now() });
  await recordEvent(ctx, 'TAKEN_BACK', booking, back, { ...noReason, by: 'DRIVER' });
  return { booking: back };
};

/**
 * Gives the place back until the slot begins. A driver who comes later is admitted by `admitReclaimed`, if there
 * is room.
 */
export const takeBack = async (ctx: TrxContext, seen: BookingRow): Promise<BookingRow> => {
  if (Temporal.Instant.compare(seen.slot_at, ctx.clock.now()) <= 0) throw new AppError('ANSWER_OVER');
  const taken = await tryTakeBack(ctx, seen);
  if ('refused' in taken) throw new AppError(taken.refused);
  const { booking } = taken;
  await tellDriver(ctx, booking, {
    template: 'booking-confirmed',
    ...(await arrivalWords(ctx, booking, await getBookingParams(ctx))),
  });
  return booking;
};
