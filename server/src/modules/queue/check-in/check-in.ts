import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { CheckInAnswer, CheckInOutcome } from '#contract/queue/check-in.ts';
import type { queueRoutes } from '#contract/queue/queue-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { PassFault } from '#kernel/passes/signed-pass.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { arrivalWindow } from '../../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { lockBookingAndSlots } from '../../bookings/booking/lock-booking.ts';
import { getPlace, lockHead, updatePlace } from '../../bookings/line/places.queries.ts';
import { settleLine, showAnew } from '../../bookings/line/settle-line.ts';
import { changeStatus } from '../../bookings/passage/change-status.ts';
import { countLookUp, isKiosk, toTerminalBooking } from '../../bookings/passage/kiosk.ts';
import { directionsOfCall, toMoved } from '../../bookings/read/booking-view.ts';
import { admitReclaimed } from '../../reconfirm/admit-reclaimed.ts';
import { dayAt, wireInstant } from '../../slots/checkpoint-time.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { getLogHead } from '../log/log.queries.ts';
import { noteAttempt } from './attempts.ts';
import { faultOfPass, findTruck } from './find-truck.ts';
import { limitGuesses } from './limit-guesses.ts';
import { outcomeOfArrival, outcomeOfStatus, outcomeOutside, wasUndoneSince } from './outcome.ts';
import { type BroughtText, readBrought } from './read-text.ts';

/** Clears `unseen` when an operator checks a truck in after a kiosk, because he has seen its plate. */
const noteSeen = async (ctx: TrxContext, { id }: Pick<BookingRow, 'id'>): Promise<void> => {
  if (isKiosk(ctx) || !(await getPlace(ctx.db, id)).unseen) return;
  await lockHead(ctx.db);
  await updatePlace(ctx.db, id, { unseen: false });
  await showAnew(ctx);
};

const answerWithout = async (
  { db }: Pick<Context, 'db'>,
  outcome: 'NO_BOOKING' | 'PHONE_ENDING_NEEDED',
  why: Pick<CheckInAnswer, 'passFault' | 'scanFault' | 'formattedBookingNumber'> = {},
): Promise<CheckInAnswer> => ({ outcome, ...why, logHead: await getLogHead(db) });

/**
 * Answers for a booking that was not proven. If our own pass has expired or was replaced, its number is told,
 * because whoever holds the pass knows it.
 */
const answerUnproven = (ctx: TrxContext, booking: BookingRow, passFault: PassFault | undefined) =>
  answerWithout(
    ctx,
    isKiosk(ctx) ? 'PHONE_ENDING_NEEDED' : 'NO_BOOKING',
    passFault && { passFault, formattedBookingNumber: booking.number },
  );

const answerOf = async (
  ctx: TrxContext,
  outcome: CheckInOutcome,
  booking: BookingRow,
): Promise<CheckInAnswer> => {
  const { id, bookingStatus: _status, version, ...known } = await toTerminalBooking(ctx, booking);
  const { called_at, gate, language, moved } = booking;
  const gateDirections = directionsOfCall(await getBookingParams(ctx), booking);
  return {
    outcome,
    ...known,
    ...(!isKiosk(ctx) && { id, version }),
    ...(called_at && { calledAt: wireInstant(ctx, called_at) }),
    ...(gate !== null && { gate }),
    ...(gateDirections && { gateDirections }),
    ...(moved && { moved: toMoved(ctx, moved) }),
    language,
    logHead: await getLogHead(ctx.db),
  };
};

type CheckIn = BodyOf<typeof queueRoutes.checkIn>;

const oldestHours = 12;

/**
 * When the truck was seen. A moment more than half a day ago does not count: at a kiosk it becomes now, from an
 * operator it is refused.
 */
const seenAtOf = (ctx: Context, at: string | undefined): Temporal.Instant | 'too-old' => {
  const now = ctx.clock.now();
  if (at === undefined) return now;
  const seen = Temporal.Instant.from(at);
  const ageHours = now.since(seen).total('hours');
  if (ageHours <= 0) return now;
  if (ageHours <= oldestHours) return seen;
  return isKiosk(ctx) ? now : 'too-old';
};

export const checkIn = async (ctx: Context, { text, ...given }: CheckIn): Promise<CheckInAnswer> => {
  await countLookUp(ctx);
  const brought = await readBrought(ctx, text);
  if ('refused' in brought) return answerWithout(ctx, 'NO_BOOKING', { passFault: brought.refused });
  return limitGuesses(ctx, brought, given.phoneEnding, () =>
    inTransaction(ctx, (trx) => checkInUnderLocks(trx, brought, given), { once: true }),
  );
};

const checkInUnderLocks = async (
  ctx: TrxContext,
  brought: BroughtText,
  { phoneEnding, acknowledged, at }: Omit<CheckIn, 'text'>,
): Promise<CheckInAnswer> => {
  const seenAt = seenAtOf(ctx, at);
  if (seenAt === 'too-old') return answerWithout(ctx, 'NO_BOOKING', { scanFault: 'TOO_OLD' });
  const seen = await findTruck(ctx, brought, phoneEnding);
  if (seen === 'none') return answerWithout(ctx, 'NO_BOOKING');
  if ('unproven' in seen) {
    await noteAttempt(ctx, 'PHONE_ENDING_NEEDED', seen.unproven);
    return answerUnproven(ctx, seen.unproven, faultOfPass(seen.unproven, brought));
  }
  const admitted = await admitReclaimed(ctx, seen, seenAt);
  const known = admitted ? undefined : outcomeOfStatus(seen);
  if (known) {
    await noteAttempt(ctx, known, seen);
    if (isOneOf(arrivedStatuses, seen.status)) await noteSeen(ctx, seen);
    return answerOf(ctx, known, seen);
  }
  if (!isKiosk(ctx) && wasUndoneSince(seen, seenAt))
    return answerWithout(ctx, 'NO_BOOKING', { scanFault: 'UNDONE', formattedBookingNumber: seen.number });
  const arrival = { seenAt, acknowledged, late: admitted !== undefined };
  const { outcome, booking } = await arriveIfExpected(ctx, admitted ?? seen, arrival);
  return answerOf(ctx, outcome, booking);
};

type Arrival = Pick<CheckIn, 'acknowledged'> & { readonly seenAt: Temporal.Instant; readonly late: boolean };

/** A kiosk admits only within the arrival window, an operator at any time. */
const arriveIfExpected = async (
  ctx: TrxContext,
  seen: BookingRow,
  { seenAt, acknowledged, late }: Arrival,
): Promise<{ readonly outcome: CheckInOutcome; readonly booking: BookingRow }> => {
  const booking = await lockBookingAndSlots(ctx, seen.id);
  if (booking.version !== seen.version) throw new ChangedMeanwhileError();
  const window = await arrivalWindow(ctx, booking, await getBookingParams(ctx));
  const isOtherDay = !dayAt(ctx, booking.slot_at).equals(dayAt(ctx, seenAt));
  const outside = isKiosk(ctx) ? outcomeOutside(window, seenAt, isOtherDay) : undefined;
  if (outside) {
    await noteAttempt(ctx, outside, booking);
    return { outcome: outside, booking };
  }
  const arrived = await changeStatus(ctx, { id: booking.id, status: 'WAITING', seenAt, acknowledged, late });
  await settleLine(ctx);
  return { outcome: outcomeOfArrival(arrived, window), booking: arrived };
};
