import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { findAccount } from '../../accounts/account/accounts.queries.ts';
import { hasVerifiedContact } from '../../accounts/account/contact.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { giveStrike } from '../../vehicles/bans/give-strike.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import { listPauses } from '../arrival/arrival-window.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { isGateBehind } from '../line/gate-lag.queries.ts';

const confirmedMinutes = 30;

type StrikeCase = {
  readonly booking: BookingRow;
  /** When the booking was missed or canceled. */
  readonly at: Temporal.Instant;
  /** A closure or outage after this moment exempts the driver. */
  readonly since: Temporal.Instant;
};

const isJustConfirmed = ({ confirmed_at }: BookingRow, at: Temporal.Instant) =>
  confirmed_at !== null && at.since(confirmed_at).total('minutes') <= confirmedMinutes;

/** Even if the arrival was undone, the truck was here, so the booking is no no-show. */
const hasArrived = ({ arrived_at, arrival_undone_at }: BookingRow) =>
  arrived_at !== null || arrival_undone_at !== null;

/** Whether there was an outage or closure between `since` and the slot end (or `at`, if later). */
const isPaused = async (ctx: TrxContext, { booking, at, since }: StrikeCase, params: BookingParams) => {
  const end = Temporal.Instant.compare(at, booking.slot_end) > 0 ? at : booking.slot_end;
  const pauses = await listPauses(ctx, params, since);
  return pauses.some(({ from }) => Temporal.Instant.compare(from, end) < 0);
};

/** Nobody has verified a contact of the account: an operator opened it for a caller, who may not know of it. */
const isNobodys = async (ctx: TrxContext, { account_id }: BookingRow) => {
  const account = await findAccount(ctx.db, account_id);
  return !account || !hasVerifiedContact(account);
};

const isExempt = async (ctx: TrxContext, judged: StrikeCase, params: BookingParams): Promise<boolean> => {
  const { booking, at } = judged;
  if (booking.confirmed_at === null || booking.shifted || isJustConfirmed(booking, at)) return true;
  if (hasArrived(booking) || (await isNobodys(ctx, booking))) return true;
  if (await isPaused(ctx, judged, params)) return true;
  return isGateBehind(ctx.db, at, params.noShowGraceMinutes);
};

/** Warns or bans the truck unless exempt. The plate must be locked. */
export const strike = async (
  ctx: TrxContext,
  judged: StrikeCase,
  reason: 'NO_SHOW' | 'LATE_CANCEL',
  params: BookingParams,
): Promise<boolean> => {
  if (await isExempt(ctx, judged, params)) return false;
  const { booking } = judged;
  const vehicle = await findVehicle(ctx.db, booking.vehicle_id);
  if (!vehicle) return false;
  await giveStrike({ ...ctx, actor: null }, { vehicle, reason, booking, rules: params });
  return true;
};

/** After the deadline it is too late for somebody else to use the place. */
export const isLateCancel = (booking: BookingRow, now: Temporal.Instant, params: BookingParams): boolean =>
  booking.status !== 'WAITING_FOR_CONFIRMATION' &&
  Temporal.Instant.compare(now, booking.slot_at.subtract({ minutes: params.cancelDeadlineMinutes })) > 0;

/** An outage this shortly before the deadline exempts from the strike too. */
const graceBeforeDeadlineMinutes = 30;

/** Strikes the truck for a booking that its driver canceled at `at`. The plate must be locked. */
export const strikeLateCancel = async (
  ctx: TrxContext,
  booking: BookingRow,
  at: Temporal.Instant,
): Promise<void> => {
  const params = await getBookingParams(ctx);
  if (!isLateCancel(booking, at, params)) return;
  const since = booking.slot_at.subtract({
    minutes: params.cancelDeadlineMinutes + graceBeforeDeadlineMinutes,
  });
  await strike(ctx, { booking, at, since }, 'LATE_CANCEL', params);
};
