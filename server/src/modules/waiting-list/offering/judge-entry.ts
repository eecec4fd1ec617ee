import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { findBooking } from '../../bookings/booking/booking.queries.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { factsMoment } from '../../bookings/create/booking-request.ts';
import { decide } from '../../bookings/create/booking-rules.ts';
import { readRuleFacts } from '../../bookings/create/rule-facts.queries.ts';
import { OverdueHoldsError } from '../../bookings/hold/expire-holds.ts';
import type { EntryRow } from '../entry/entries.queries.ts';

export type Judged =
  /** `own` is the truck's booking, which would move. `rivalId` is another account's booking, which would end. */
  | { readonly verdict: 'fits'; readonly own: BookingRow | undefined; readonly rivalId: string | null }
  | { readonly verdict: 'skipped'; readonly rule: string }
  /** No rule stands against the booking, but the place would not help the truck. */
  | { readonly verdict: 'useless' | 'truck gone' };

const judgeOwn = (own: BookingRow, start: Temporal.Instant): Judged | undefined => {
  if (own.status !== 'BOOKED')
    return isOneOf(beforeArrivalStatuses, own.status)
      ? { verdict: 'skipped', rule: 'PLATE_ALREADY_BOOKED' }
      : { verdict: 'useless' };
  return Temporal.Instant.compare(start, own.slot_at) < 0 ? undefined : { verdict: 'useless' };
};

/** Applies the rules for a booking as they are now. Account and plate must be locked. */
export const judgeEntry = async (
  ctx: TrxContext,
  entry: EntryRow,
  documents: readonly string[],
  start: Temporal.Instant,
  params: BookingParams,
): Promise<Judged> => {
  const facts = await readRuleFacts(ctx.db, factsMoment(ctx), {
    accountId: entry.account_id,
    vehicleId: entry.vehicle_id,
    plateKey: entry.plate_key,
    documents,
    start,
  });
  if (facts.overdue.length > 0) throw new OverdueHoldsError(facts.overdue);
  if (!facts.account || facts.vehicle?.plate_key !== entry.plate_key) return { verdict: 'truck gone' };
  if (!facts.vehicle.approved) return { verdict: 'skipped', rule: 'VEHICLE_NOT_APPROVED' };
  const own = facts.ownBookingId === null ? undefined : await findBooking(ctx.db, facts.ownBookingId);
  const unfit = own && judgeOwn(own, start);
  if (unfit) return unfit;
  const { refusal } = decide(
    {
      byOperator: false,
      now: ctx.clock.now(),
      timeZone: ctx.config.timeZone,
      start,
      booking: own ? { id: own.id } : 'new',
      bringsTruck: true,
      awaitsCode: false,
      gainsPriority: !own && entry.has_priority,
      ...(!own && { isOffered: true }),
    },
    // A day that is not on sale yet does not matter: whoever waits for it has lost its draw.
    { ...facts, drawn: null },
    params,
  );
  if (refusal) return { verdict: 'skipped', rule: refusal.code };
  return { verdict: 'fits', own, rivalId: facts.rival?.id ?? null };
};
