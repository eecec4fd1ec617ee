import { z } from 'zod';
import { applicationTypes } from '#kernel/access.ts';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { confirmation, email, patronymic, personName, phoneNumber } from '../accounts/accounts.ts';
import { id, instant, language, localizedText, version } from '../common.ts';
import { document, documentReferences } from '../documents/documents.ts';
import { actors } from '../journal/event-types.ts';
import { registrationPlate } from '../vehicles/plate.ts';
import { vehicleModel } from '../vehicles/vehicles.ts';
import { bookingStatuses } from './booking-status.ts';

export {
  activeStatuses,
  type BookingStatus,
  bookingStatuses,
  type CancellationCode,
  transitions,
} from './booking-status.ts';

export const bookingStatus = z.enum(bookingStatuses);

/**
 * CLOSURE: a reopened closure freed an earlier place for a booking that it had moved. WAITING_LIST: somebody
 * gave a place back. DRAW: the truck won the place.
 */
export const offerKinds = ['CLOSURE', 'WAITING_LIST', 'DRAW'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const queuePlace = z.object({
  position: z.int(),
  ahead: z.int(),
  etaFrom: instant.nullable(),
  etaTo: instant.nullable(),
});

export const bookingMoved = z.object({
  /** The booked time that the driver last knew of. */
  from: instant,
  at: instant,
  /** A language without its own text falls back to Russian. */
  reasons: localizedText,
  acknowledgedAt: instant.optional(),
});

/** The question before the slot and the driver's answer. RECLAIMED: he did not answer, so others get the place. */
export const bookingComing = z.object({
  state: z.enum(['ASKED', 'YES', 'NO', 'RECLAIMED']),
  askedAt: instant,
  answeredAt: instant.optional(),
  /** In the state ASKED: if the driver has not answered by then, others get the place. */
  reclaimAt: instant.optional(),
  /** In the state NO: the booking is cancelled then, and until then the no can be taken back. */
  until: instant.optional(),
  /** In the state RECLAIMED: the place is still there, and the slot has not begun. */
  canTakeBack: z.boolean().optional(),
});
export type BookingComing = z.infer<typeof bookingComing>;

export const booking = z.object({
  id,
  formattedBookingNumber: z.string(),
  bookingStatus,
  dateBooked: instant,
  slotEnd: instant,
  cargoType: z.string(),
  firstNameOfDriver: z.string(),
  lastNameOfDriver: z.string(),
  patronymicOfDriver: z.string().nullable(),
  vehicleId: id,
  vehicleModel: z.string(),
  vehicleRegistrationPlate: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  userId: id,
  hasPriority: z.boolean(),
  unlimitedEditCount: z.boolean(),
  editCount: z.int(),
  language,
  /** In the reader's language, or a code when the system canceled the booking. */
  cancellationReason: z.string().optional(),
  cancellationReasons: localizedText.optional(),
  confirmation: confirmation.optional(),
  pendingChanges: z
    .object({
      dateBooked: instant,
      slotEnd: instant,
      /** Until then the checkpoint offers this time, which is taken without a code. */
      offeredUntil: instant.optional(),
    })
    .optional(),
  /** Until then the system holds a place, as the booking or its pending change, to be taken without a code. */
  offer: z.object({ kind: z.enum(offerKinds), until: instant }).optional(),
  moved: bookingMoved.optional(),
  coming: bookingComing.optional(),
  queue: queuePlace.optional(),
  arrivedAt: instant.optional(),
  calledAt: instant.optional(),
  recalledAt: instant.optional(),
  /** When the driver of a called truck confirmed being on the way. */
  acknowledgedAt: instant.optional(),
  gate: z.string().optional(),
  gateDirections: localizedText.optional(),
  leftAt: instant.optional(),
  /** Opens the pass at `/pass/{token}` to whoever has it. */
  passToken: z.string().optional(),
  /** Content of the pass's QR code. Present only if one's own bookings or a single booking are read. */
  passQr: z.string().optional(),
  documents: z.array(document),
  applicationType: z.enum(applicationTypes),
  createdDate: instant,
  version,
});
export type Booking = z.infer<typeof booking>;

export const codeAndNames = z.object({ code: z.string(), names: localizedText });
export const cargoTypeItem = codeAndNames.extend({ priority: z.boolean() });

/** Given together instead of `vehicleId`: adds the vehicle to the account. */
export const typedTruckFields = {
  vehicleModel: vehicleModel.optional(),
  vehicleRegistrationPlate: registrationPlate.optional(),
};
export type TypedTruckField = keyof typeof typedTruckFields;

export const driverAndCargoFields = {
  cargoType: z.string().max(32).optional(),
  firstNameOfDriver: personName.optional(),
  lastNameOfDriver: personName.optional(),
  patronymicOfDriver: patronymic.nullable().optional(),
  email: email.nullable().optional(),
  phoneNumber: phoneNumber.nullable().optional(),
  language: language.optional(),
  documents: documentReferences.optional(),
};

export const bookingFields = { vehicleId: id.optional(), ...typedTruckFields, ...driverAndCargoFields };

export const bookingEvent = z.object({
  id,
  bookingId: id,
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  type: z.string(),
  actor: z.enum(actors),
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  eventDate: instant,
  from: z.record(z.string(), z.unknown()).nullable(),
  to: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  reasons: localizedText.nullable(),
  reasonKind: z.enum(actReasonKinds).nullable(),
});
export type BookingEvent = z.infer<typeof bookingEvent>;

export const bookingMove = z.object({
  id,
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  hasPriority: z.boolean(),
  from: instant,
  to: instant,
  /** The booking had an unconfirmed change of time, which the shift discards. */
  droppedChange: z.boolean(),
});
export type BookingMove = z.infer<typeof bookingMove>;
