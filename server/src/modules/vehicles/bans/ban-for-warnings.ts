import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
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

type WarnedVehicle = Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'approved'>;

/**
 * Whether warnings suffice for a ban and what it applies to. It applies to the plate if the plate is
 * proven to be the account’s, or the plate’s own warnings suffice. Otherwise anybody could get another’s
 * truck banned by booking it and not coming. `more`: warnings an operator is about to add.
 */
export const weighWarnings = async (
  ctx: Parameters<typeof countLiveWarnings>[0],
  { account_id, plate_key: plateKey, approved }: WarnedVehicle,
  rules: StrikeRules,
  { more }: { readonly more: number },
) => {
  const limit = rules.warningsBeforeBan;
  const warnings = (await countLiveWarnings(ctx, { plateKey, accountId: account_id }, rules)) + more;
  if (warnings < limit) return { warnings, bans: false, isOfPlate: false };
  const ofPlate = async () => (await countLiveWarnings(ctx, { plateKey, accountId: null }, rules)) + more;
  return { warnings, bans: true, isOfPlate: approved || (await ofPlate()) >= limit };
};

type Warned = Pick<NewRestriction, 'expectedBookings'> & {
  readonly vehicle: WarnedVehicle;
  readonly rules: StrikeRules;
  readonly bookingId: string | null;
};

/** Bans once there are enough warnings of any origin. The plate must be locked. */
export const banForWarnings = async (ctx: TrxContext, { vehicle, rules, ...given }: Warned) => {
  const { warnings, bans, isOfPlate } = await weighWarnings(ctx, vehicle, rules, { more: 0 });
  if (!bans) return { warnings, ban: null };
  const ban: NewRestriction & { readonly until: Temporal.Instant } = {
    type: 'BAN',
    vehicle,
    accountId: isOfPlate ? null : vehicle.account_id,
    reason: { code: 'WARNINGS' },
    until: ctx.clock.now().add(days(rules.banDays)),
    by: { bookingId: given.bookingId },
    expectedBookings: given.expectedBookings,
  };
  await restrictPlate(ctx, ban);
  return { warnings, ban };
};
