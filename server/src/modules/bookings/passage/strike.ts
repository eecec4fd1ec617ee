import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { giveStrike } from '../../vehicles/bans/give-strike.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { isExempt, type StrikeCase } from './strike-exemption.ts';

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

/** Too late for somebody else to use the place. */
export const isLateCancel = (booking: BookingRow, now: Temporal.Instant, params: BookingParams): boolean =>
  booking.status !== 'WAITING_FOR_CONFIRMATION' &&
  Temporal.Instant.compare(now, booking.slot_at.subtract({ minutes: params.cancelDeadlineMinutes })) > 0;
