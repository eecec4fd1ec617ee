import type { Booking } from '#contract/bookings/bookings.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { inOneTrip } from '../../../platform/db/one-trip.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { claimDocuments } from '../../documents/document/attach-documents.ts';
import { readingClaims } from '../../vehicles/vehicle/vehicles.queries.ts';
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
import { factsStatement, toRuleFacts } from './rule-facts.queries.ts';

type RequestWithAccount = BookingRequest & { readonly accountId: string };

/**
 * Locks account and plate, reads under these locks what the rules ask, and counts a driver's attempt, in one round trip.
 * The plate was locked by the vehicle's id, and the vehicle may have got another one meanwhile.
 */
const lockAndRead = async (ctx: TrxContext, request: RequestWithAccount, start: Temporal.Instant) => {
  const { accountId, byOperator, plateKey } = request;
  const { vehicleId } = request.input;
  const trucks = {
    vehicleIds: vehicleId === undefined ? [] : [vehicleId],
    plateKeys: plateKey === undefined ? [] : [plateKey],
  };
  const counting = byOperator ? undefined : countingAttempts(ctx, [accountId]);
  const [, [locked], rows, [claims], windows = []] = await inOneTrip(
    ctx.db,
    ...lockAccountsAndPlates(ctx.db, [accountId], trucks),
    factsStatement(ctx.db, factsMoment(ctx), [questionOf(request, start)]),
    readingClaims(ctx.db, accountId, plateKey ?? ''),
    ...(counting ? [counting.statement] : []),
  );
  const tooMany = counting?.refusalOf(windows, accountId);
  if (tooMany) throw tooMany;
  const [facts] = toRuleFacts(rows);
  if (!facts || !claims) throw new Error('What the rules ask is always answered by one row');
  if (facts.overdue.length > 0) throw new OverdueHoldsError(facts.overdue);
  if (facts.vehicle && facts.vehicle.plate_key !== locked?.plate_key) throw new ChangedMeanwhileError();
  return { facts, found: { accountId, plateKey: locked?.plate_key ?? '', claims } };
};

/**
 * Locks account and plate, reads the facts under these locks, applies the rules and inserts. Throws SLOT_FULL if there
 * is no place, so that the caller may try another slot.
 */
export const bookUnderLocks = async (
  ctx: TrxContext,
  incoming: BookingRequest,
  start: Temporal.Instant,
): Promise<Booking> => {
  const { input, params, byOperator } = incoming;
  const accountId = incoming.accountId ?? (await accountOfCaller(ctx, incoming));
  const request = { ...incoming, accountId };
  const { facts, found } = await lockAndRead(ctx, request, start);
  const { refusal, plan } = judgeRequest(ctx, request, facts, start);
  if (refusal) throw refusal;
  if (!byOperator) await payForLostHolds(ctx, facts, input.captchaToken);
  const { account } = facts;
  if (!account) throw new AppError('NOT_FOUND');
  const documents = await claimDocuments(ctx, accountId, input.documents ?? []);
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
