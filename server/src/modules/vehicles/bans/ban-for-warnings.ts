import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { days, listCountingWarnings } from './bans.queries.ts';
import { type NewRestriction, restrictPlate } from './restrict-plate.ts';

export type StrikeRules = Pick<BookingParams, 'warningsBeforeBan' | 'warningLifetimeDays' | 'banDays'>;

type CountingContext = Pick<TrxContext, 'clock'> & { readonly db: Db };

const listLiveWarnings = (
  { db, clock }: CountingContext,
  plate: Parameters<typeof listCountingWarnings>[1],
  { warningLifetimeDays }: Pick<StrikeRules, 'warningLifetimeDays'>,
) => {
  const now = clock.now();
  return listCountingWarnings(db, plate, { since: now.subtract(days(warningLifetimeDays)), now });
};

export const countLiveWarnings = async (...asked: Parameters<typeof listLiveWarnings>): Promise<number> =>
  (await listLiveWarnings(...asked)).length;

type WarnedVehicle = Pick<VehicleRow, 'id' | 'account_id' | 'plate_key' | 'approved'>;

/**
 * Whether warnings suffice for a ban, and whether it applies to the plate or only in the account. It applies to
 * the plate if the account has proven the plate or the plate's own warnings suffice. Otherwise anybody could get
 * another's truck banned by booking it and not coming. `more`: how many warnings an operator is about to add.
 */
export const weighWarnings = async (
  ctx: CountingContext,
  { account_id, plate_key: plateKey, approved }: WarnedVehicle,
  rules: StrikeRules,
  { more }: { readonly more: number },
) => {
  const limit = rules.warningsBeforeBan;
  const counted = await listLiveWarnings(ctx, { plateKey, accountId: account_id }, rules);
  const warnings = counted.length + more;
  if (warnings < limit) return { warnings, counted, bans: false, isOfPlate: false };
  const ofPlate = async () => (await countLiveWarnings(ctx, { plateKey, accountId: null }, rules)) + more;
  return { warnings, counted, bans: true, isOfPlate: approved || (await ofPlate()) >= limit };
};

type Warned = Pick<NewRestriction, 'expectedBookings'> & {
  readonly vehicle: WarnedVehicle;
  readonly rules: StrikeRules;
  readonly bookingId: string | null;
};

/** Bans once there are enough warnings of any origin. The plate must be locked. */
export const banForWarnings = async (ctx: TrxContext, { vehicle, rules, ...given }: Warned) => {
  const { warnings, counted, bans, isOfPlate } = await weighWarnings(ctx, vehicle, rules, { more: 0 });
  if (!bans) return { warnings, ban: null };
  const ban: NewRestriction & { readonly until: Temporal.Instant } = {
    type: 'BAN',
    vehicle,
    accountId: isOfPlate ? null : vehicle.account_id,
    reason: { code: 'WARNINGS' },
    until: ctx.clock.now().add(days(rules.banDays)),
    by: { bookingId: given.bookingId },
    expectedBookings: given.expectedBookings,
    causes: counted,
  };
  return { warnings, ban: await restrictPlate(ctx, ban) };
};
