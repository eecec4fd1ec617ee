import type { RestrictionEffects } from '#contract/vehicles/plate-claims.ts';
import type { Context } from '../../../platform/context/context.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { weighWarnings } from '../bans/ban-for-warnings.ts';
import { readVehicle } from '../bans/end-bans.ts';
import { endsByBan, isInLine } from '../bans/judge-restriction.ts';
import { listActiveOfPlates, toPlateBooking } from '../list/plate-bookings.queries.ts';

export const getRestrictionEffects = async (ctx: Context, id: string): Promise<RestrictionEffects> => {
  const vehicle = await readVehicle(ctx, id);
  const rules = await readBookingParams(ctx);
  const { warnings, bans, isOfPlate } = await weighWarnings(ctx, vehicle, rules, { more: 1 });
  const active = await listActiveOfPlates(ctx.db, [vehicle.plate_key]);
  const ended = active.filter(endsByBan(ctx.clock.now()));
  const endedInAccount = ended.filter((row) => isOfPlate || row.account_id === vehicle.account_id);
  const answer = toPlateBooking(ctx.config.timeZone);
  return {
    inLine: active.filter(isInLine).map(answer),
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
