import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { BookingParams, CargoTypeSetting } from '#contract/params/booking-params.ts';
import { isOperator } from '#kernel/access.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { verifiedContact } from '../../accounts/account/contact.ts';
import { reasonsInAll } from '../booking/stored-reason.ts';
import type { RuleFacts } from './rule-facts.queries.ts';

/** An inactive cargo type may be kept but not chosen. Default: the first active one. */
export const requireCargoType = (params: BookingParams, code: string | undefined): CargoTypeSetting => {
  const active = params.cargoTypes.filter((type) => type.active);
  const found = code === undefined ? active[0] : active.find((type) => type.code === code);
  if (!found) throw invalidField('cargoType', 'INVALID_VALUE');
  return found;
};

/** The earliest start that can still be booked. An operator may book the running slot until it ends. */
export const bookableFrom = (
  { actor, clock }: Pick<Context, 'clock' | 'actor'>,
  params: BookingParams,
): Temporal.Instant =>
  isOperator(actor)
    ? clock.now().subtract({ minutes: params.slotMinutes }).add({ milliseconds: 1 })
    : clock.now().add({ minutes: params.bookingLeadMinutes });

/** A new booking or a change of one, as the rules see it. */
export type RequestedBooking = {
  readonly byOperator: boolean;
  readonly now: Temporal.Instant;
  readonly timeZone: string;
  /** The requested slot. Undefined: the booking keeps its slot, or any slot will do. */
  readonly start: Temporal.Instant | undefined;
  /** The id of a changed booking, so that the booking does not conflict with itself. */
  readonly booking: 'new' | { readonly id: string };
  readonly bringsTruck: boolean;
  readonly awaitsCode: boolean;
  readonly gainsPriority: boolean;
  /** Why an operator gives away a place of a day that will be drawn. */
  readonly saleReason?: ActReasonKind | undefined;
  /** The system offers the place, so the driver may have it although other bookings of his are unconfirmed. */
  readonly isOffered?: true;
};

type Rule = (request: RequestedBooking, facts: RuleFacts, params: BookingParams) => AppError | undefined;

/** Exempts operators from the rule. */
const ofDrivers =
  (rule: Rule): Rule =>
  (request, facts, params) =>
    request.byOperator ? undefined : rule(request, facts, params);

const isBeyondHorizon = (
  { now, timeZone, start }: RequestedBooking,
  { horizonDays }: BookingParams,
): boolean => {
  const dayAt = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate();
  return (
    start !== undefined && Temporal.PlainDate.compare(dayAt(start), dayAt(now).add({ days: horizonDays })) > 0
  );
};

const beyondHorizon = ({ horizonDays }: BookingParams) =>
  new AppError('SLOT_BEYOND_HORIZON', { params: { days: horizonDays } });

const isNotBlocked: Rule = (_asked, { block }) => {
  if (!block) return undefined;
  const reasons = reasonsInAll(block);
  return new AppError('BOOKING_BLOCKED', { ...(reasons && { extras: { reasons } }) });
};

/** Days beyond the horizon have no slots yet, so a missing slot there means "too far ahead". */
const slotExists: Rule = (request, { slot }, params) => {
  if (request.start === undefined || slot) return undefined;
  return isBeyondHorizon(request, params) ? beyondHorizon(params) : new AppError('SLOT_NOT_FOUND');
};

const slotIsOpen: Rule = (_asked, { slot }) =>
  slot?.open === false ? new AppError('SLOT_CLOSED') : undefined;

const isWithinHorizon: Rule = (request, _facts, params) =>
  isBeyondHorizon(request, params) ? beyondHorizon(params) : undefined;

const isEarlyEnough: Rule = ({ byOperator, now, timeZone }, { slot }, { bookingLeadMinutes: minutes }) => {
  if (!slot) return undefined;
  if (byOperator)
    return Temporal.Instant.compare(slot.end_at, now) <= 0 ? new AppError('SLOT_PAST') : undefined;
  const earliest = now.add({ minutes });
  if (Temporal.Instant.compare(slot.start_at, earliest) >= 0) return undefined;
  const extras = { bookableFrom: toWireInstant(earliest, timeZone) };
  return new AppError('SLOT_TOO_SOON', { params: { minutes }, extras });
};

/** Drivers apply for places of a drawn day. An operator may give one away before the freeze, but has to say why. */
const dayIsNotDrawn: Rule = ({ byOperator, saleReason }, { drawn }) => {
  if (drawn === null) return undefined;
  if (!byOperator || drawn === 'FROZEN') return new AppError('DAY_IS_DRAWN');
  return saleReason ? undefined : invalidField('reasonKind', 'REQUIRED');
};

const truckIsNotBanned: Rule = ({ bringsTruck }, { banned }) =>
  bringsTruck && banned ? new AppError('VEHICLE_BANNED') : undefined;

/** A truck whose appeal is overdue may come, but a dozen appeals must not free a dozen banned trucks at once. */
const isOnlyOneOnAppeal: Rule = ({ bringsTruck, booking }, { onAppeal }) => {
  if (!bringsTruck || onAppeal === null) return undefined;
  const others = onAppeal.filter((id) => booking === 'new' || booking.id !== id);
  return others.length > 0 ? new AppError('ONE_BOOKING_ON_APPEAL') : undefined;
};

const plateIsNotAnothers: Rule = ({ bringsTruck }, { approvedElsewhere }) =>
  bringsTruck && approvedElsewhere ? new AppError('PLATE_OF_ANOTHER_ACCOUNT') : undefined;

const truckHasCertificate: Rule = ({ bringsTruck }, facts, { certificateRequired }) => {
  const isKnown = facts.vehicle?.approved || facts.hasCertificate || facts.documentTypes.includes('STS');
  return bringsTruck && certificateRequired && !isKnown ? new AppError('CERTIFICATE_REQUIRED') : undefined;
};

const priorityIsShown: Rule = ({ gainsPriority }, { documentTypes }, { priorityDocumentRequired }) =>
  gainsPriority && priorityDocumentRequired && !documentTypes.includes('OTHER')
    ? new AppError('PRIORITY_DOCUMENT_REQUIRED')
    : undefined;

/** A truck with an approved plate displaces another account's booking of that plate, unless its truck has arrived. */
const givesWay = ({ vehicle, rival }: RuleFacts): boolean =>
  rival !== null && vehicle?.approved === true && !isOneOf(arrivedStatuses, rival.status);

const plateIsNotBooked: Rule = ({ bringsTruck, booking }, facts) => {
  if (!bringsTruck) return undefined;
  const { ownBookingId: own, rival } = facts;
  const isOwn = own !== null && (booking === 'new' || booking.id !== own);
  const isAnothers = rival !== null && !(booking === 'new' && givesWay(facts));
  return isOwn || isAnothers ? new AppError('PLATE_ALREADY_BOOKED') : undefined;
};

const accountKeepsFewPlaces: Rule = ({ awaitsCode, isOffered }, { places, unconfirmed }, params) => {
  if (!awaitsCode && !isOffered) return undefined;
  const { maxActiveBookingsPerUser, maxUnconfirmedPerUser } = params;
  if (places >= maxActiveBookingsPerUser)
    return new AppError('TOO_MANY_BOOKINGS', { params: { limit: maxActiveBookingsPerUser } });
  return awaitsCode && unconfirmed >= maxUnconfirmedPerUser
    ? new AppError('TOO_MANY_UNCONFIRMED', { params: { limit: maxUnconfirmedPerUser } })
    : undefined;
};

const fewTrucksAreUnapproved: Rule = ({ booking }, { vehicle, unapproved }, params) =>
  booking === 'new' && !vehicle?.approved && unapproved >= params.maxUnapprovedPerUser
    ? new AppError('TOO_MANY_UNAPPROVED', { params: { limit: params.maxUnapprovedPerUser } })
    : undefined;

/** An unapproved truck needs an account with a verified phone. */
const codeCanBeSent: Rule = ({ awaitsCode }, { account, vehicle }, { codeChannel }) => {
  if (!awaitsCode || !account) return undefined;
  if ((codeChannel === 'SMS' || !vehicle?.approved) && !verifiedContact(account, 'SMS'))
    return new AppError('PHONE_REQUIRED');
  return codeChannel === 'EMAIL' && !verifiedContact(account, 'EMAIL')
    ? new AppError('EMAIL_REQUIRED')
    : undefined;
};

/** The first rule that is broken decides the answer. */
const rules: readonly Rule[] = [
  ofDrivers(isNotBlocked),
  slotExists,
  slotIsOpen,
  isWithinHorizon,
  isEarlyEnough,
  dayIsNotDrawn,
  truckIsNotBanned,
  isOnlyOneOnAppeal,
  ofDrivers(plateIsNotAnothers),
  ofDrivers(truckHasCertificate),
  ofDrivers(priorityIsShown),
  plateIsNotBooked,
  ofDrivers(accountKeepsFewPlaces),
  ofDrivers(fewTrucksAreUnapproved),
  codeCanBeSent,
];

type Plan = {
  /** Another account's booking, which is canceled now. A booking that awaits a code cancels it only when confirmed. */
  readonly displaces: string | null;
};

export type Decision =
  | { readonly refusal: AppError; readonly plan?: never }
  | { readonly plan: Plan; readonly refusal?: never };

/** Applies the rules to facts read under locks, or read without them to refuse early. */
export const decide = (request: RequestedBooking, facts: RuleFacts, params: BookingParams): Decision => {
  for (const rule of rules) {
    const refusal = rule(request, facts, params);
    if (refusal) return { refusal };
  }
  return { plan: { displaces: request.awaitsCode ? null : (facts.rival?.id ?? null) } };
};
