import type { BookingParams, CargoTypeSetting } from '#contract/booking-params.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { dayAt, lastBookableDay, wireInstant } from '../../slots/checkpoint-time.ts';
import type { BookingFacts } from './facts.queries.ts';

type Asking = Pick<Context, 'config' | 'clock' | 'actor'>;
type Slot = { readonly start_at: Temporal.Instant; readonly open: boolean };

/** A type that is switched off can be kept by who has it, not chosen anew. */
export const requireCargoType = (params: BookingParams, code: string | undefined): CargoTypeSetting => {
  const active = params.cargoTypes.filter((type) => type.active);
  const found = code === undefined ? active[0] : active.find((type) => type.code === code);
  if (!found) throw invalidField('cargoType', 'INVALID_VALUE');
  return found;
};

/** What begins earlier is not sold any more. An operator sells until a slot begins. */
export const bookableFrom = ({ actor, clock }: Asking, params: BookingParams): Temporal.Instant =>
  clock.now().add({ minutes: isAdmin(actor) ? 0 : params.bookingLeadMinutes });

/** Slot exists and is open, within the horizon, not too soon: in the order in which they are told. */
export const requireBookableSlot = (
  ctx: Asking,
  params: BookingParams,
  start: Temporal.Instant,
  slot: Slot | undefined,
): void => {
  const day = dayAt(ctx, start);
  if (Temporal.PlainDate.compare(day, lastBookableDay(ctx, params)) > 0)
    throw new AppError('SLOT_BEYOND_HORIZON', { params: { days: params.horizonDays } });
  if (!slot) throw new AppError('SLOT_NOT_FOUND');
  if (!slot.open) throw new AppError('SLOT_CLOSED');
  const earliest = bookableFrom(ctx, params);
  if (Temporal.Instant.compare(start, earliest) < 0)
    throw new AppError('SLOT_TOO_SOON', {
      params: { minutes: params.bookingLeadMinutes },
      extras: { bookableFrom: wireInstant(ctx, earliest) },
    });
};

type Request = {
  readonly params: BookingParams;
  readonly facts: BookingFacts;
  readonly vehicleApproved: boolean;
  readonly cargo: CargoTypeSetting;
  readonly documentTypes: readonly ('STS' | 'OTHER')[];
};

/** What an operator's booking is free of. */
const requireOfDriver = ({ params, facts, vehicleApproved, cargo, documentTypes }: Request): void => {
  if (facts.approved_elsewhere) throw new AppError('PLATE_OF_ANOTHER_ACCOUNT');
  const hasCertificate = facts.has_certificate || documentTypes.includes('STS');
  if (params.certificateRequired && !vehicleApproved && !hasCertificate)
    throw new AppError('CERTIFICATE_REQUIRED');
  if (params.priorityDocumentRequired && cargo.priority && !documentTypes.includes('OTHER'))
    throw new AppError('PRIORITY_DOCUMENT_REQUIRED');
};

const requireWithinLimits = ({ params, facts }: Request): void => {
  if (facts.active_count >= params.maxActiveBookingsPerUser)
    throw new AppError('TOO_MANY_BOOKINGS', { params: { limit: params.maxActiveBookingsPerUser } });
  if (facts.unconfirmed_count >= params.maxUnconfirmedPerUser)
    throw new AppError('TOO_MANY_UNCONFIRMED', { params: { limit: params.maxUnconfirmedPerUser } });
};

/** The rules of a new booking after those of its slot. `claims`: the plate's other booking gives way to this one. */
export const requireAllowed = (
  request: Request,
  options: { readonly admin: boolean; readonly claims: boolean },
) => {
  const { facts } = request;
  if (facts.banned) throw new AppError('VEHICLE_BANNED');
  if (!options.admin) requireOfDriver(request);
  if (facts.active_id !== null && !options.claims) throw new AppError('PLATE_ALREADY_BOOKED');
  if (!options.admin) requireWithinLimits(request);
};
