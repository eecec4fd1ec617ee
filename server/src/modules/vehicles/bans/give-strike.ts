import type { Language } from '#contract/common.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { say } from '../../../platform/words/words.ts';
import { lockPlates } from '../vehicle/plate-lock.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { countWarnings } from './bans.queries.ts';
import { type NewRestriction, restrictPlate } from './restrict-plate.ts';
import { restrictionWords, tellOwner } from './tell-owners.ts';

export type StrikeRules = {
  readonly warningsBeforeBan: number;
  readonly warningLifetimeDays: number;
  readonly banDays: number;
};

export type Strike = {
  readonly vehicle: Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'registration_plate' | 'approved'>;
  readonly reason: 'NO_SHOW' | 'LATE_CANCEL';
  readonly booking: { readonly id: string; readonly number: string };
  readonly rules: StrikeRules;
};

/** Until when the truck is banned; null when the warning is all. */
export type StrikeResult = { readonly warnings: number; readonly bannedUntil: Temporal.Instant | null };

const days = (count: number) => ({ hours: 24 * count });

const strikeWords = (
  { booking, reason }: Strike,
  restriction: NewRestriction,
  plate: string,
  language: Language,
) => ({
  plate,
  bookingNumber: booking.number,
  ended: say(language, `struckBookings.${reason}`),
  ...restrictionWords(restriction, language),
});

/**
 * Warns, and bans once there are enough warnings. It belongs to the plate only where the plate is known to be the
 * account's own: else anybody could book another's truck, stay away, and have it banned.
 */
export const giveStrike = async (ctx: TrxContext, strike: Strike): Promise<StrikeResult> => {
  const { vehicle, rules } = strike;
  const now = ctx.clock.now();
  const plate = { plateKey: vehicle.plate_key, accountId: vehicle.account_id };
  const common = {
    vehicle,
    accountId: vehicle.approved ? null : vehicle.account_id,
    by: { bookingId: strike.booking.id },
  };
  await lockPlates(ctx.db, vehicle.plate_key);
  const warning: NewRestriction = {
    ...common,
    type: 'WARN',
    reason: { code: strike.reason },
    until: now.add(days(rules.warningLifetimeDays)),
  };
  await restrictPlate(ctx, warning);
  const since = now.subtract(days(rules.warningLifetimeDays));
  const warnings = await countWarnings(ctx.db, plate, since);
  if (warnings < rules.warningsBeforeBan) {
    await tellOwner(ctx, vehicle, (plateText, language) => ({
      template: 'strike-warning',
      params: {
        ...strikeWords(strike, warning, plateText, language),
        warnings,
        limit: rules.warningsBeforeBan,
        days: rules.banDays,
      },
    }));
    return { warnings, bannedUntil: null };
  }
  const bannedUntil = now.add(days(rules.banDays));
  const ban: NewRestriction = { ...common, type: 'BAN', reason: { code: 'WARNINGS' }, until: bannedUntil };
  await restrictPlate(ctx, ban);
  await tellOwner(ctx, vehicle, (plateText, language) => ({
    template: 'strike-ban',
    params: { ...strikeWords(strike, ban, plateText, language), warnings },
  }));
  return { warnings, bannedUntil };
};
