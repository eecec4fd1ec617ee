import type { Booking } from '#contract/bookings/bookings.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { inOneTrip } from '../../../platform/db/one-trip.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { lockAccountsAndPlates } from '../booking/booking.queries.ts';
import { createdEvent } from '../booking/booking-events.ts';
import { countingAttempts } from '../booking/booking-limits.ts';
import { attachToBooking } from '../booking/documents/booking-documents.ts';
import { makeBookingCode, sendBookingCode } from '../hold/booking-code.ts';
import { displaceBooking } from '../hold/claim-plate.ts';
import { OverdueHoldsError } from '../hold/expire-holds.ts';
import { recordSale } from '../line/record-sale.ts';
import { toNewBooking } from '../read/booking-view.ts';
import { type BookingRequest, factsMoment, questionOf } from './booking-request.ts';
import { accountOfCaller, tellCaller } from './caller.ts';
import { payForLostHolds } from './hold-penalty.ts';
import { insertBookings } from './insert-bookings.queries.ts';
import { judgeRequest } from './judge-request.ts';
import { newBooking } from './new-booking.ts';
import { getRequestedVehicle } from './requested-vehicle.ts';
import { factsStatement, type RuleFacts, toRuleFacts } from './rule-facts.queries.ts';

type RequestWithAccount = BookingRequest & { readonly accountId: string };

/** Returns the plate that it locked. The caller compares it with the vehicle's, which may have changed. */
const lockBooker = async (
  ctx: TrxContext,
  { accountId, input: { vehicleId }, plateKey }: RequestWithAccount,
) => {
  const trucks = {
    vehicleIds: vehicleId === undefined ? [] : [vehicleId],
    plateKeys: plateKey === undefined ? [] : [plateKey],
  };
  const [lockAccount, lockPlate] = lockAccountsAndPlates(ctx.db, [accountId], trucks);
  const [, [plate]] = await inOneTrip(ctx.db, lockAccount, lockPlate);
  return plate?.plate_key;
};

/** Reads the facts for the rules under the locks, and counts a driver's attempt in the same round trip. */
const readFacts = async (
  ctx: TrxContext,
  request: RequestWithAccount,
  start: Temporal.Instant,
): Promise<RuleFacts> => {
  const { accountId, byOperator } = request;
  const facts = factsStatement(ctx.db, factsMoment(ctx), [questionOf(request, start)]);
  const counting = byOperator ? undefined : countingAttempts(ctx, [accountId]);
  const [rows, windows = []] = await inOneTrip(ctx.db, facts, ...(counting ? [counting.statement] : []));
  const tooMany = counting?.refusalOf(windows, accountId);
  if (tooMany) throw tooMany;
  const [read] = toRuleFacts(rows);
  if (!read) throw new Error('What the rules ask is always answered by one row');
  if (read.overdue.length > 0) throw new OverdueHoldsError(read.overdue);
  return read;
};

/**
 * Locks account, plate and documents, reads the facts under these locks, applies the rules and inserts.
 * Throws SLOT_FULL if there is no place, so that the caller may try another slot.
 */
export const bookUnderLocks = async (
  ctx: TrxContext,
  incoming: BookingRequest,
  start: Temporal.Instant,
): Promise<Booking> => {
  const { input, params, byOperator } = incoming;
  const accountId = incoming.accountId ?? (await accountOfCaller(ctx, input));
  const request = { ...incoming, accountId };
  const plateKey = await lockBooker(ctx, request);
  const documents = await claimDocuments(ctx, accountId, input.documents ?? []);
  const facts = await readFacts(ctx, request, start);
  if (facts.vehicle && facts.vehicle.plate_key !== plateKey) throw new ChangedMeanwhileError();
  const { refusal, plan } = judgeRequest(ctx, request, facts, start);
  if (refusal) throw refusal;
  if (!byOperator) await payForLostHolds(ctx, facts, input.captchaToken);
  const { account } = facts;
  if (!account) throw new AppError('NOT_FOUND');
  const found = { plateKey: plateKey ?? '', accountId };
  const vehicle = await getRequestedVehicle(ctx, found, input, facts.vehicle);
  if (plan.displaces !== null) await displaceBooking(ctx, plan.displaces, start);
  const fresh = byOperator ? null : makeBookingCode(ctx, account, params);
  const code = fresh?.code ?? null;
  const row = newBooking(ctx, request, { account, vehicle, start, codeId: code?.id ?? null });
  const event = createdEvent(ctx, row, documents);
  const [booking] = await insertBookings(ctx.db, [{ booking: row, code, event }]);
  if (!booking) throw new AppError('SLOT_FULL');
  if (facts.drawn) await recordSale(ctx, { places: [start], by: 'BOOKING', reasonKind: input.reasonKind });
  await attachToBooking(ctx, booking, documents);
  if (fresh) await sendBookingCode(ctx, fresh, booking);
  else await tellCaller(ctx, account, booking, params);
  return toNewBooking(ctx, { booking, code }, documents.length > 0);
};
