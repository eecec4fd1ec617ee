import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { bookingsRoutes } from '#contract/bookings/bookings-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { BodyOf } from '#contract/route.ts';
import { isOperator } from '#kernel/access.ts';
import { startAct } from '../../../platform/acts/record-act.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { openDay } from '../../slots/read-slots.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { lockPlates } from '../../vehicles/vehicle/plate-lock.ts';
import { readClaims } from '../../vehicles/vehicle/vehicles.queries.ts';
import { recordBookingAct } from '../booking/acts/record-booking-act.ts';
import { attemptToSend, countAttempt, countRefusals } from '../booking/booking-limits.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockCurrentBooking, requireVersion } from '../booking/lock-booking.ts';
import { noReason } from '../booking/stored-reason.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { factsMoment } from '../create/booking-request.ts';
import { bookableFrom, decide, type RequestedBooking } from '../create/booking-rules.ts';
import { payForLostHolds } from '../create/hold-penalty.ts';
import { getRequestedVehicle } from '../create/requested-vehicle.ts';
import { type RuleFacts, readRuleFacts } from '../create/rule-facts.queries.ts';
import { retryAfterExpiry, suggestOthersWhenFull } from '../create/when-taken.ts';
import { judgeAct } from '../guards/judge-act.ts';
import { recordSale } from '../line/record-sale.ts';
import { toOneBooking } from '../read/booking-view.ts';
import { getCurrentBooking } from '../read/find-booking.ts';
import { changeSlot, requireMovable } from './change-slot.ts';
import { changeDetails, detailChanges, priorityAfter } from './edit-details.ts';
import { changeTruck, type OtherTruck, otherTruck } from './edit-truck.ts';

export type EditInput = BodyOf<typeof bookingsRoutes.editBooking>;

type Edit = {
  readonly input: EditInput;
  readonly params: BookingParams;
  readonly seen: BookingRow;
  readonly other: OtherTruck | undefined;
};

const startOf = ({ dateBooked }: EditInput) =>
  dateBooked === undefined ? undefined : Temporal.Instant.from(dateBooked);

const newStart = (input: EditInput, { slot_at }: BookingRow) => {
  const start = startOf(input);
  return start && !start.equals(slot_at) ? start : undefined;
};

/** After arrival only an operator may edit, and only plate, cargo and priority. */
const requireEditable = (
  ctx: Pick<Context, 'actor'>,
  { status }: BookingRow,
  isMoved: boolean,
  changes: object,
): void => {
  if (isOneOf(beforeArrivalStatuses, status)) return;
  const isCargo = Object.keys(changes).every((key) => key === 'cargo_type' || key === 'has_priority');
  if (status !== 'WAITING' || !isOperator(ctx.actor) || isMoved || !isCargo)
    throw new AppError('NOT_EDITABLE');
};

const readFacts = (ctx: Pick<Context, 'clock' | 'db'>, { seen, other, input }: Edit): Promise<RuleFacts> => {
  return readRuleFacts(ctx.db, factsMoment(ctx), {
    accountId: seen.account_id,
    vehicleId: other ? other.meant.vehicleId : seen.vehicle_id,
    plateKey: other?.plateKey ?? seen.plate_key,
    documents: [...new Set(input.documents)],
    start: startOf(input),
  });
};

const truckMeant = async (
  ctx: TrxContext,
  accountId: string,
  { plateKey, meant }: OtherTruck,
  { vehicle }: RuleFacts,
) => {
  const claims = await readClaims(ctx.db, accountId, plateKey);
  return getRequestedVehicle(ctx, { plateKey, accountId, claims }, meant, vehicle);
};

const requireAllowed = (
  ctx: Pick<Context, 'actor' | 'clock' | 'config'>,
  { input, params, other }: Edit,
  booking: BookingRow,
  facts: RuleFacts,
): void => {
  const byOperator = isOperator(ctx.actor);
  const start = newStart(input, booking);
  const priority = priorityAfter(ctx, booking, input, params);
  const changes = detailChanges(ctx, booking, input, priority);
  requireEditable(ctx, booking, start !== undefined, changes);
  if (start) requireMovable(ctx, booking, params);
  const requested: RequestedBooking = {
    byOperator,
    now: ctx.clock.now(),
    timeZone: ctx.config.timeZone,
    start,
    booking: { id: booking.id },
    bringsTruck: other !== undefined,
    awaitsCode: start !== undefined && !byOperator,
    gainsPriority: priority && !booking.has_priority,
    saleReason: input.reasonKind,
  };
  const { refusal } = decide(requested, start ? facts : { ...facts, slot: null, drawn: null }, params);
  if (refusal) throw refusal;
};

/** Tells the driver of an operator's change, so that he does not learn of it at the gate. */
const tellOfOperator = async (ctx: TrxContext, before: BookingRow, after: BookingRow) => {
  if (!isOperator(ctx.actor) || after.account_id === ctx.actor?.userId || after === before) return;
  await tellDriver(
    ctx,
    after,
    after.slot_at.equals(before.slot_at)
      ? { template: 'booking-changed' }
      : { template: 'booking-moved', from: before.slot_at },
  );
};

/** A change of priority alone, which an operator makes at the truck's row, is the only edit that can be undone. */
const isOnlyPriority = (
  { id: _, version: __, acknowledged: ___, ...input }: EditInput,
  before: BookingRow,
  after: BookingRow,
) => before.has_priority !== after.has_priority && Object.keys(input).every((key) => key === 'hasPriority');

/** Lock order: account, plates, documents, slots, booking. */
const editUnderLocks = async (ctx: TrxContext, edit: Edit): Promise<Booking> => {
  const { input, params, seen, other } = edit;
  await lockAccount(ctx.db, seen.account_id);
  await lockPlates(ctx.db, seen.plate_key, other?.plateKey ?? seen.plate_key);
  await claimDocuments(ctx, seen.account_id, input.documents ?? []);
  const facts = await readFacts(ctx, edit);
  const requestedStart = startOf(input);
  const locked = await lockCurrentBooking(ctx, input.id, requestedStart ? [requestedStart] : []);
  requireVersion(locked, input.version);
  requireAllowed(ctx, edit, locked, facts);
  const vehicle = other && (await truckMeant(ctx, seen.account_id, other, facts));
  const acknowledged = await judgeAct(ctx, {
    act: 'EDIT',
    booking: locked,
    vehicleId: vehicle?.id,
    acknowledged: input.acknowledged,
  });
  const why = { ...noReason, acknowledged };
  const priority = priorityAfter(ctx, locked, input, params);
  const start = newStart(input, locked);
  const moved = start ? await changeSlot(ctx, locked, { start, priority }, params, why) : locked;
  if (start && facts.drawn)
    await recordSale(ctx, { places: [moved.slot_at], by: 'CHANGE', reasonKind: input.reasonKind });
  const loaded = vehicle ? await changeTruck(ctx, moved, vehicle, why) : moved;
  const edited = await changeDetails(ctx, loaded, input, priority, why);
  await tellOfOperator(ctx, locked, edited);
  if (isOnlyPriority(input, locked, edited))
    await recordBookingAct(startAct(ctx, undefined), 'PRIORITY', { before: locked, after: edited });
  return toOneBooking(ctx, edited);
};

/**
 * A driver's change of slot needs a code and follows the rules, pause and captcha of a new booking; every other
 * change applies at once. Only an operator may change the truck.
 */
export const editBooking = async (ctx: Context, input: EditInput): Promise<Booking> => {
  const seen = await getCurrentBooking(ctx, input.id);
  requireVersion(seen, input.version);
  const params = await readBookingParams(ctx);
  const edit = { input, params, seen, other: await otherTruck(ctx, seen, input) };
  const start = newStart(input, seen);
  if (start) await openDay(ctx, dayAt(ctx, start));
  const requestedSlot = {
    start: start ?? seen.slot_at,
    priority: priorityAfter(ctx, seen, input, params),
    from: bookableFrom(ctx, params),
    own: seen.slot_at,
  };
  const work = () =>
    suggestOthersWhenFull(ctx, params, requestedSlot, () =>
      retryAfterExpiry(ctx, () => inTransaction(ctx, (trx) => editUnderLocks(trx, edit), { once: true })),
    );
  if (!start || isOperator(ctx.actor)) {
    await countAttempt(ctx, seen.account_id);
    return work();
  }
  await countRefusals(ctx, seen.account_id, async () => {
    const facts = await readFacts(ctx, edit);
    requireAllowed(ctx, edit, seen, facts);
    await payForLostHolds(ctx, facts, input.captchaToken);
  });
  return attemptToSend(ctx, seen.account_id, work);
};
