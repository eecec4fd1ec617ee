import type { Language } from '#contract/common.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { say } from '../../../platform/words/words.ts';
import { lockPlates } from '../vehicle/plate-lock.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { banForWarnings, type StrikeRules } from './ban-for-warnings.ts';
import { days } from './bans.queries.ts';
import { type GivenRestriction, type NewRestriction, restrictPlate } from './restrict-plate.ts';
import { restrictionWords, tellOwner } from './tell-owners.ts';

export type Strike = {
  readonly vehicle: Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'registration_plate' | 'approved'>;
  readonly reason: 'NO_SHOW' | 'LATE_CANCEL';
  readonly booking: { readonly id: string; readonly number: string };
  readonly rules: StrikeRules;
};

/** `bannedUntil` is null when it is only a warning. */
export type StrikeResult = { readonly warnings: number; readonly bannedUntil: Temporal.Instant | null };

const strikeWords = (
  { booking, reason, vehicle }: Strike,
  restriction: GivenRestriction,
  plate: string,
  language: Language,
) => ({
  plate,
  vehicleId: vehicle.id,
  bookingNumber: booking.number,
  ended: say(language, `struckBookings.${reason}`),
  ...restrictionWords(restriction, language),
});

/** Bans once there are enough warnings; for an unproven plate only within the account. */
export const giveStrike = async (ctx: TrxContext, strike: Strike): Promise<StrikeResult> => {
  const { vehicle, rules } = strike;
  const bookingId = strike.booking.id;
  await lockPlates(ctx.db, vehicle.plate_key);
  const given: NewRestriction = {
    type: 'WARN',
    vehicle,
    accountId: vehicle.approved ? null : vehicle.account_id,
    reason: { code: strike.reason },
    until: ctx.clock.now().add(days(rules.warningLifetimeDays)),
    by: { bookingId },
  };
  const warning = await restrictPlate(ctx, given);
  const { warnings, ban } = await banForWarnings(ctx, { vehicle, rules, bookingId });
  if (ban) {
    await tellOwner(ctx, vehicle, (plate, language) => ({
      template: 'strike-ban',
      params: { ...strikeWords(strike, ban, plate, language), warnings },
      about: [bookingId],
    }));
    return { warnings, bannedUntil: ban.until };
  }
  await tellOwner(ctx, vehicle, (plate, language) => ({
    template: 'strike-warning',
    params: {
      ...strikeWords(strike, warning, plate, language),
      warnings,
      limit: rules.warningsBeforeBan,
      days: rules.banDays,
    },
    about: [bookingId],
  }));
  return { warnings, bannedUntil: null };
};
