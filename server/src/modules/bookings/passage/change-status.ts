import { type RecordedActType, recordedActTypes } from '#contract/acts/act-types.ts';
import { type BookingStatus, transitions } from '#contract/bookings/bookings.ts';
import type { passageRoutes } from '#contract/bookings/passage-routes.ts';
import type { BodyOf, QueryOf } from '#contract/route.ts';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import type { TruckAct } from '#kernel/guards/guards.ts';
import { repeatedArrivalMinutes } from '#kernel/log/queue-log-replay.ts';
import { startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { isSuspended, listRestrictions } from '../../vehicles/bans/bans.queries.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import { recordBookingAct } from '../booking/acts/record-booking-act.ts';
import { findBooking, updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { dropPendingChange, endBooking, endHold } from '../booking/end-booking.ts';
import { lockCurrentBooking, requireVersion } from '../booking/lock-booking.ts';
import { endOfferOf } from '../booking/offers/offer-ended.ts';
import { toStoredReason } from '../booking/stored-reason.ts';
import { type BookingNews, gateWords, tellDriver, tellTruck } from '../booking/tell-driver.ts';
import { judgeAct } from '../guards/judge-act.ts';
import { lockAndClaimPlate } from '../hold/claim-plate.ts';
import { closureAt } from '../line/forecast/closure-at.ts';
import { isKiosk } from './kiosk.ts';

type Route = typeof passageRoutes.putBookingStatus;
type Change = { readonly id: string } & QueryOf<Route> &
  BodyOf<Route> & {
    /**
     * When the truck was there, if that was before now. If an operator saw the truck, it arrived then. At a
     * kiosk nobody saw it, so the time only decides whether it came late.
     */
    readonly seenAt?: Temporal.Instant;
    /** The truck counts as late whenever it comes, because its place had been given up. */
    readonly late?: boolean;
    readonly undoes?: RecordedActType;
  };

/** The change with its gate looked up. Of the acknowledged guards it keeps only those that stand against the change. */
type JudgedChange = Omit<Change, 'gate'> & { readonly gate: string | null };

export const isBannedNow = async (ctx: TrxContext, { plate_key, account_id }: BookingRow) => {
  const now = ctx.clock.now();
  const held = await listRestrictions(ctx.db, { plateKey: plate_key, accountId: account_id });
  return held.some(
    (one) =>
      one.type === 'BAN' &&
      !isSuspended(one, now) &&
      (one.until === null || Temporal.Instant.compare(one.until, now) > 0),
  );
};

/** A banned truck in the zone may stay, but must not get an upcoming booking again. */
export const requireNotBanned = async (ctx: TrxContext, booking: BookingRow) => {
  if (await isBannedNow(ctx, booking)) throw new AppError('VEHICLE_BANNED');
};

export const gateOf = async (ctx: TrxContext, gate: string | undefined): Promise<string | null> => {
  const gates = (await getBookingParams(ctx)).gates.map(gateNameOf);
  if (gates.length === 0) return gate ?? null;
  if (gate === undefined) throw invalidField('gate', 'REQUIRED');
  if (!gates.includes(gate)) throw invalidField('gate', 'INVALID_VALUE');
  return gate;
};

/** A call while closed is allowed, but is recorded in the history as such. */
const isClosed = async (ctx: TrxContext): Promise<boolean> =>
  closureAt(await getBookingParams(ctx), ctx.config.timeZone, ctx.clock.now().epochMilliseconds) !== null;

const arrivedAt = (
  { arrival_undone_at, undone_arrival_at }: BookingRow,
  now: Temporal.Instant,
): Temporal.Instant => {
  const isRepeated =
    arrival_undone_at !== null && now.since(arrival_undone_at).total('minutes') <= repeatedArrivalMinutes;
  return isRepeated ? (undone_arrival_at ?? now) : now;
};

const arrive = async (ctx: TrxContext, booking: BookingRow, { seenAt, late = false }: JudgedChange) => {
  const window = await arrivalWindow(ctx, booking, await getBookingParams(ctx));
  const now = ctx.clock.now();
  const at = arrivedAt(booking, isKiosk(ctx) ? now : (seenAt ?? now));
  const judgedAt = seenAt && Temporal.Instant.compare(seenAt, at) < 0 ? seenAt : at;
  return { arrived_at: at, late: late || Temporal.Instant.compare(judgedAt, window.onTimeUntil) > 0 };
};

/** A truck whose arrival was undone gets no strike. If it arrives again soon, the time of the undone arrival counts. */
const undoArrival = (booking: BookingRow, now: Temporal.Instant) => ({
  arrived_at: null,
  late: null,
  arrival_undone_at: now,
  undone_arrival_at: booking.arrived_at,
});

const notCalled = { called_at: null, recalled_at: null, acknowledged_at: null, gate: null };

const timesOf = async (ctx: TrxContext, booking: BookingRow, change: JudgedChange) => {
  const { status, gate } = change;
  const now = ctx.clock.now();
  switch (status) {
    case 'BOOKED':
      return booking.status === 'WAITING'
        ? { ...notCalled, ...undoArrival(booking, now) }
        : { hold_until: null, confirmation_id: null, confirmed_at: booking.confirmed_at ?? now };
    case 'WAITING':
      return booking.status === 'GO_TO_GATE' ? notCalled : arrive(ctx, booking, change);
    case 'GO_TO_GATE':
      return { called_at: now, gate };
    case 'LEFT_WAITING_ZONE':
      return { left_at: now };
    default:
      return {};
  }
};

const newsOf = async (
  ctx: TrxContext,
  before: BookingStatus,
  booking: BookingRow,
): Promise<BookingNews | undefined> => {
  const { status } = booking;
  if (status === 'GO_TO_GATE') return { template: 'booking-called', ...(await gateWords(ctx, booking)) };
  // Arrivals are told by `tellOfLine`, once the place is known.
  if (status === 'WAITING') return before === 'GO_TO_GATE' ? { template: 'booking-returned' } : undefined;
  return before === 'WAITING' && status === 'BOOKED' ? { template: 'booking-arrival-undone' } : undefined;
};

const reasonOf = (change: JudgedChange) => ({
  ...toStoredReason(change),
  kind: change.reasonKind,
  acknowledged: change.acknowledged,
  undoes: change.undoes,
});

const move = async (ctx: TrxContext, booking: BookingRow, change: JudgedChange): Promise<BookingRow> => {
  const { status } = change;
  const moved = await updateBooking(ctx.db, booking.id, {
    status,
    offer_id: null,
    ...(await timesOf(ctx, booking, change)),
  });
  const whileClosed = status === 'GO_TO_GATE' && (await isClosed(ctx));
  await recordEvent(ctx, 'STATUS', booking, { ...moved, whileClosed }, reasonOf(change));
  const news = await newsOf(ctx, booking.status, moved);
  if (news) await tellTruck(ctx, moved, news);
  await endOfferOf(ctx, booking, moved, 'TAKEN');
  if (booking.status === 'WAITING_FOR_CONFIRMATION')
    await tellDriver(ctx, moved, {
      template: 'booking-confirmed',
      ...(await arrivalWords(ctx, moved, await getBookingParams(ctx))),
    });
  return moved;
};

/** A hold confirmed by an operator claims its plate, as one confirmed by code does. */
const lockToChange = async (ctx: TrxContext, { id, status }: Change): Promise<BookingRow> => {
  const seen = status === 'BOOKED' ? await findBooking(ctx.db, id) : undefined;
  if (seen?.status !== 'WAITING_FOR_CONFIRMATION') return lockCurrentBooking(ctx, id);
  const locked = await lockAndClaimPlate(ctx, id);
  return isOverdue(locked, ctx.clock.now()) ? endHold(ctx, locked) : locked;
};

const actOf = ({ status: from }: BookingRow, to: BookingStatus): TruckAct => {
  switch (to) {
    case 'WAITING':
      return from === 'GO_TO_GATE' ? 'RETURN' : 'ARRIVAL';
    case 'GO_TO_GATE':
      return 'CALL';
    case 'LEFT_WAITING_ZONE':
      return 'DEPARTURE';
    case 'CANCELED':
      return 'CANCEL';
    default:
      return from === 'WAITING_FOR_CONFIRMATION' ? 'CONFIRM' : 'TAKE_BACK';
  }
};

/** Takes the lock of the line for a call: everything else must be locked. */
const judge = async (ctx: TrxContext, booking: BookingRow, change: Change): Promise<JudgedChange> => {
  const gate = change.status === 'GO_TO_GATE' ? await gateOf(ctx, change.gate) : null;
  const act = actOf(booking, change.status);
  const acknowledged = await judgeAct(ctx, { act, booking, gate, acknowledged: change.acknowledged });
  return { ...change, gate, acknowledged };
};

type Moved = { readonly before: BookingRow; readonly after: BookingRow };

/** Changes the status without an entry in the list of the operator's acts. */
export const applyStatus = async (ctx: TrxContext, input: Change): Promise<Moved> => {
  const before = await lockToChange(ctx, input);
  return { before, after: await changeLocked(ctx, before, input) };
};

const changeLocked = async (ctx: TrxContext, booking: BookingRow, input: Change): Promise<BookingRow> => {
  requireVersion(booking, input.version);
  if (!transitions[booking.status].includes(input.status)) throw new AppError('TRANSITION_REFUSED');
  if (booking.status === 'WAITING' && input.status === 'BOOKED') await requireNotBanned(ctx, booking);
  const change = await judge(ctx, booking, input);
  if (change.status === 'CANCELED') return endBooking(ctx, booking, 'ADMIN', reasonOf(change));
  if (booking.status !== 'WAITING_FOR_CHANGES_CONFIRMATION') return move(ctx, booking, change);
  const kept = await dropPendingChange(ctx, booking);
  return change.status === 'BOOKED' ? kept : move(ctx, kept, change);
};

/** Confirming a booking without its code and dropping an unconfirmed change are no acts that can be taken back. */
const listedAs = ({ before }: Moved, { status, reasonKind }: Change): RecordedActType | undefined => {
  const act = actOf(before, status);
  if (act === 'RETURN') return reasonKind === 'NO_ANSWER' ? 'NO_ANSWER' : 'RETURN';
  if (act === 'TAKE_BACK') return before.status === 'WAITING' ? 'TAKE_BACK' : undefined;
  return recordedActTypes.find((type) => type === act);
};

export const changeStatus = async (ctx: TrxContext, input: Change): Promise<BookingRow> => {
  const isCancel = input.status === 'CANCELED';
  const act = startAct(ctx, isCancel ? input.acknowledged : undefined);
  const moved = await applyStatus(act.ctx, input);
  const type = listedAs(moved, input);
  if (type) await recordBookingAct(act, type, moved, { canWait: isCancel });
  return moved.after;
};
