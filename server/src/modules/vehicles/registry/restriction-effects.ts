import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { Context } from '../../../platform/context/context.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { weighWarnings } from '../bans/ban-for-warnings.ts';
import { readVehicle } from '../bans/end-bans.ts';
import { listActiveOfPlates, type PlateBookingRow, toPlateBooking } from '../list/plate-bookings.queries.ts';

/** Cancels bookings before arrival; an expired unconfirmed one has already ended. */
const endsByBan =
  (now: Temporal.Instant) =>
  ({ status, hold_until }: PlateBookingRow): boolean => {
    if (!isOneOf(beforeArrivalStatuses, status)) return false;
    const isOver = hold_until !== null && Temporal.Instant.compare(hold_until, now) <= 0;
    return !(isOver && status === 'WAITING_FOR_CONFIRMATION');
  };

export const getRestrictionEffects = async (ctx: Context, id: string): Promise<RestrictionEffects> => {
  const vehicle = await readVehicle(ctx, id);
  const rules = await readBookingParams(ctx);
  const { warnings, bans, isOfPlate } = await weighWarnings(ctx, vehicle, rules, { more: 1 });
  const ended = (await listActiveOfPlates(ctx.db, [vehicle.plate_key])).filter(endsByBan(ctx.clock.now()));
  const endedInAccount = ended.filter((row) => isOfPlate || row.account_id === vehicle.account_id);
  const answer = toPlateBooking(ctx.config.timeZone);
  return {
    ban: { bookings: ended.map(answer) },
    warn: {
      number: warnings,
      limit: rules.warningsBeforeBan,
      lifetimeDays: rules.warningLifetimeDays,
      bans,
      banDays: rules.banDays,
      bookings: bans ? endedInAccount.map(answer) : [],
    },
  };
};
