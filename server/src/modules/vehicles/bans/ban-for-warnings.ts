import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { countWarnings } from './bans.queries.ts';
import { type NewRestriction, restrictPlate } from './restrict-plate.ts';

export type StrikeRules = Pick<BookingParams, 'warningsBeforeBan' | 'warningLifetimeDays' | 'banDays'>;

export const days = (count: number) => ({ hours: 24 * count });

export const countLiveWarnings = (
  ctx: Pick<TrxContext, 'clock'> & { readonly db: Parameters<typeof countWarnings>[0] },
  plate: Parameters<typeof countWarnings>[1],
  { warningLifetimeDays }: Pick<StrikeRules, 'warningLifetimeDays'>,
) => countWarnings(ctx.db, plate, ctx.clock.now().subtract(days(warningLifetimeDays)));

type Warned = Pick<NewRestriction, 'expectedBookings'> & {
  readonly vehicle: Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'approved'>;
  readonly rules: StrikeRules;
  readonly bookingId: string | null;
};

/**
 * Bans once there are enough warnings, whoever gave them. The ban belongs to the plate where the plate is known to be
 * the account's own, or where the plate's own warnings are enough: else anybody could book another's truck, stay away,
 * and have it banned. The plate must be locked.
 */
export const banForWarnings = async (ctx: TrxContext, { vehicle, rules, ...given }: Warned) => {
  const { account_id, plate_key: plateKey } = vehicle;
  const limit = rules.warningsBeforeBan;
  const warnings = await countLiveWarnings(ctx, { plateKey, accountId: account_id }, rules);
  if (warnings < limit) return { warnings, ban: null };
  const isOfPlate =
    vehicle.approved || (await countLiveWarnings(ctx, { plateKey, accountId: null }, rules)) >= limit;
  const ban: NewRestriction & { readonly until: Temporal.Instant } = {
    type: 'BAN',
    vehicle,
    accountId: isOfPlate ? null : account_id,
    reason: { code: 'WARNINGS' },
    until: ctx.clock.now().add(days(rules.banDays)),
    by: { bookingId: given.bookingId },
    expectedBookings: given.expectedBookings,
  };
  await restrictPlate(ctx, ban);
  return { warnings, ban };
};
