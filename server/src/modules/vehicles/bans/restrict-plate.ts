import type { GuardCode } from '#kernel/guards/guards.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BanReason } from '../vehicle/reason-words.ts';
import { plateBanned } from '../vehicle/vehicle-events.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import {
  clearRestrictions,
  days,
  insertBanEvent,
  insertCauses,
  insertRestriction,
  listRestrictions,
  reasonColumns,
} from './bans.queries.ts';
import { endBansThatAreOver, refreshPlate } from './refresh-plate.ts';

export type NewRestriction = {
  /** LIMIT excludes the truck from draws for a time and does nothing else to it. */
  readonly type: 'BAN' | 'WARN' | 'LIMIT';
  readonly vehicle: Pick<VehicleRow, 'id' | 'account_id' | 'plate_key'>;
  /** Null: the restriction applies to the plate in all accounts. */
  readonly accountId: string | null;
  readonly reason: BanReason;
  readonly until: Temporal.Instant | null;
  readonly by: { readonly operatorId: string } | { readonly bookingId: string | null };
  /** Bookings that the operator was shown as affected by the ban; undefined if none were shown. */
  readonly expectedBookings?: readonly string[] | undefined;
  /** The guards that the operator had acknowledged and that stood against the act. */
  readonly acknowledged?: readonly GuardCode[];
  /** Warnings that an automatic ban counted. */
  readonly causes?: readonly string[];
};

/** A restriction that was given, with what its owner is told of it. */
export type GivenRestriction = Pick<NewRestriction, 'reason' | 'until'> & {
  readonly eventId: string;
  readonly appealableUntil: Temporal.Instant;
};

/** An operator’s ban replaces the plate’s earlier one, so that an operator can move the end in either direction. */
const replaceEarlierBan = async (
  ctx: TrxContext,
  { vehicle, accountId }: NewRestriction,
  eventId: string,
) => {
  const held = await listRestrictions(ctx.db, { plateKey: vehicle.plate_key, accountId: vehicle.account_id });
  const earlier = held
    .filter((one) => one.type === 'BAN' && one.account_id === accountId)
    .map(({ event_id }) => event_id);
  if (earlier.length > 0) await clearRestrictions(ctx.db, earlier, eventId);
};

/** Records a ban or warning and puts it into force. The plate must be locked. */
export const restrictPlate = async <R extends NewRestriction>(
  ctx: TrxContext,
  given: R,
): Promise<R & GivenRestriction> => {
  const {
    type,
    vehicle,
    accountId,
    reason,
    until,
    by,
    expectedBookings,
    acknowledged = [],
    causes = [],
  } = given;
  const id = uuidv7(ctx.clock);
  const event_at = ctx.clock.now();
  const plate_key = vehicle.plate_key;
  const byOperator = 'operatorId' in by;
  const { appealDays } = await getBookingParams(ctx);
  const appealableUntil = event_at.add(days(appealDays));
  await endBansThatAreOver(ctx, plate_key);
  await insertBanEvent(ctx.db, {
    id,
    type,
    plate_key,
    account_id: accountId,
    vehicle_id: vehicle.id,
    ...reasonColumns(reason),
    event_at,
    until,
    actor: byOperator ? 'ADMIN' : 'SYSTEM',
    actor_id: byOperator ? by.operatorId : null,
    booking_id: byOperator ? null : by.bookingId,
    appealable_until: appealableUntil,
    acknowledged: acknowledged.length > 0 ? [...acknowledged] : null,
  });
  if (type === 'BAN' && byOperator) await replaceEarlierBan(ctx, given, id);
  if (causes.length > 0) await insertCauses(ctx.db, id, causes);
  await insertRestriction(ctx.db, { event_id: id, type, plate_key, account_id: accountId, event_at, until });
  await refreshPlate(ctx, plate_key);
  if (type === 'BAN')
    await ctx.events.emit(ctx, plateBanned, { plateKey: plate_key, accountId, until, expectedBookings });
  return { ...given, eventId: id, appealableUntil };
};
