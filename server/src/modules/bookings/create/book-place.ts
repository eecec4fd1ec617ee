import type { Booking } from '#contract/bookings/bookings.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { isKnownFull } from '../../slots/full-slot-refusal.ts';
import { openDay } from '../../slots/read-slots.ts';
import { hasPlace } from '../../slots/slot-view.ts';
import { lockAccountAndPlate } from '../booking/booking.queries.ts';
import { createdEvent } from '../booking/booking-events.ts';
import { attemptToSend, countRefusals } from '../booking/booking-limits.ts';
import { attachToBooking } from '../booking/documents/booking-documents.ts';
import { makeBookingCode, sendBookingCode } from '../hold/booking-code.ts';
import { displaceBooking } from '../hold/claim-plate.ts';
import { toNewBooking } from '../read/booking-view.ts';
import type { BookingInput } from './booking-input.ts';
import { type Asked, bookableFrom, decide } from './booking-rules.ts';
import { accountOfCaller } from './caller.ts';
import { lostHoldsSince, payForLostHolds } from './hold-penalty.ts';
import { insertBooking } from './insert-booking.queries.ts';
import { type BookingRequest, lookFirst } from './look-first.ts';
import { newBooking } from './new-booking.ts';
import { getRequestedVehicle } from './requested-vehicle.ts';
import { readRuleFacts } from './rule-facts.queries.ts';
import { tellCaller } from './tell-caller.ts';
import { retryAfterExpiry, suggestOthersWhenFull } from './when-taken.ts';

/**
 * Books a place in the slot that is asked for. From the outside in: few at a time, what is refused without a
 * transaction, the limits of an account, the answer to a full slot, holds that are over, one transaction for a request
 * however often it is sent.
 */
export const bookPlace = (
  ctx: Context,
  input: BookingInput & { readonly dateBooked: string },
): Promise<Booking> =>
  ctx.crowd.enter(async () => {
    const start = Temporal.Instant.from(input.dateBooked);
    await openDay(ctx, dayAt(ctx, start));
    const request = await requireBookable(ctx, input, start);
    const { params, priority } = request;
    const wanted = { start, priority, from: bookableFrom(ctx, params) };
    return attemptToSend(ctx, request.accountId, () =>
      suggestOthersWhenFull(ctx, params, wanted, () =>
        retryAfterExpiry(ctx, () =>
          inTransaction(ctx, (trx) => bookUnderLocks(trx, request, start), { once: true }),
        ),
      ),
    );
  });

/**
 * Refuses what can be refused before a transaction: the rules in their order, then pause, captcha and a slot that was
 * full a moment ago. In a crowd nearly everybody is refused, and a refusal that waits for no lock keeps the others
 * fast. `start` undefined: any slot will do.
 */
export const requireBookable = async (
  ctx: Context,
  input: BookingInput,
  start: Temporal.Instant | undefined,
): Promise<BookingRequest> => {
  const { request, facts } = await lookFirst(ctx, input, start);
  await countRefusals(ctx, request.accountId, async () => {
    const { refusal } = decide(askedOf(ctx, request, start), facts, request.params);
    if (refusal) throw refusal;
    if (!request.byOperator) await payForLostHolds(ctx, facts, input.captchaToken);
    if (!start || (facts.slot && hasPlace(facts.slot, request.priority))) return;
    const wanted = { start, priority: request.priority, from: bookableFrom(ctx, request.params) };
    if (!(await isKnownFull(ctx, wanted))) return;
    await suggestOthersWhenFull(ctx, request.params, wanted, () => Promise.reject(new AppError('SLOT_FULL')));
  });
  return request;
};

const askedOf = (
  ctx: Pick<Context, 'clock' | 'config'>,
  { byOperator, cargo }: BookingRequest,
  start: Temporal.Instant | undefined,
): Asked => ({
  byOperator,
  now: ctx.clock.now(),
  timeZone: ctx.config.timeZone,
  start,
  booking: 'new',
  bringsTruck: true,
  awaitsCode: !byOperator,
  gainsPriority: cargo.priority,
});

/**
 * Locks (account, plate, documents), what the rules ask under them, the rules, then the statement that takes the place.
 * A full slot is thrown as SLOT_FULL: who calls may look for another one.
 */
export const bookUnderLocks = async (
  ctx: TrxContext,
  request: BookingRequest,
  start: Temporal.Instant,
): Promise<Booking> => {
  const { input, params, plateKey, byOperator } = request;
  const accountId = request.accountId ?? (await accountOfCaller(ctx, input));
  await lockAccountAndPlate(ctx.db, accountId, plateKey);
  const documents = await claimDocuments(ctx, accountId, input.documents ?? []);
  const now = ctx.clock.now();
  const { vehicleId } = input;
  const question = { accountId, vehicleId, plateKey, documents, start, now, lostSince: lostHoldsSince(now) };
  const facts = await readRuleFacts(ctx.db, question);
  const { refusal, plan } = decide(askedOf(ctx, request, start), facts, params);
  if (refusal) throw refusal;
  const { account } = facts;
  if (!account) throw new AppError('NOT_FOUND');
  const vehicle = await getRequestedVehicle(ctx, { plateKey, accountId }, input, facts.vehicle);
  if (plan.displaces !== null) await displaceBooking(ctx, plan.displaces, start);
  const fresh = byOperator ? null : makeBookingCode(ctx, account, params);
  const code = fresh?.code ?? null;
  const row = newBooking(ctx, request, { account, vehicle, start, codeId: code?.id ?? null });
  const booking = await insertBooking(ctx.db, row, { code, event: createdEvent(ctx, row, documents) });
  if (!booking) throw new AppError('SLOT_FULL');
  await attachToBooking(ctx, booking, documents);
  if (fresh) await sendBookingCode(ctx, fresh, booking);
  else await tellCaller(ctx, booking, params);
  return toNewBooking(ctx, { booking, code }, documents.length > 0);
};
