import { z } from 'zod';
import { bookingStatuses } from '../bookings/booking-status.ts';
import { id, instant, line, localizedText, version } from '../common.ts';
import { document } from '../documents/documents.ts';
import { banEventTypes } from '../journal/event-types.ts';
import { registrationPlate } from './plate.ts';

export const banStatuses = ['UNBANNED', 'WARNED', 'BANNED'] as const;
export type BanStatus = (typeof banStatuses)[number];

export const banStatusFilters = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;

export const unbanModes = ['MANUAL', 'EXPIRED'] as const;
export type UnbanMode = (typeof unbanModes)[number];

export const banActors = ['ADMIN', 'SYSTEM'] as const;
export type BanActor = (typeof banActors)[number];

export const vehicleModel = line(100).min(1);

/**
 * What the owner types. A field that may be empty is `nullish`: clients that do not know it leave it out, and
 * null clears it. Answers contain the fields unchecked, as they were stored.
 */
export const vehicleFields = { model: vehicleModel, registrationPlate };
export type VehicleFields = z.infer<z.ZodObject<typeof vehicleFields>>;
/** The same fields as journal and sheets name them. */
export type RecordedVehicle = Omit<VehicleFields, 'registrationPlate'> & { readonly plate: string };
export type RecordedVehicleField = keyof RecordedVehicle;

export const vehicle = z.object({
  id,
  userId: id,
  model: z.string(),
  registrationPlate: z.string(),
  approved: z.boolean(),
  disapprovalReason: z.string().optional(),
  disapprovalReasons: localizedText.optional(),
  banStatus: z.enum(banStatuses),
  /** The current ban, or else the current warning. Without `until` it holds until lifted. */
  ban: z.object({ reason: z.string(), reasons: localizedText, until: instant.optional() }).optional(),
  createdDate: instant,
  documents: z.array(document),
  version,
});
export type Vehicle = z.infer<typeof vehicle>;

export const vehicleOwner = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  patronymic: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
});

export const similarPlate = z.object({
  registrationPlate: z.string(),
  banned: z.boolean(),
  booked: z.boolean(),
});
export type SimilarPlate = z.infer<typeof similarPlate>;

export const plateBooking = z.object({
  id,
  formattedBookingNumber: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  dateBooked: instant,
  vehicleId: id,
  userId: id,
  userName: z.string(),
});
export type PlateBooking = z.infer<typeof plateBooking>;

export const operatorVehicle = vehicle.extend({
  owner: vehicleOwner,
  eventDate: instant.optional(),
  clearedDate: instant.optional(),
  unbanMode: z.enum(unbanModes).optional(),
  lastBookedDate: instant.optional(),
  /** Next booking of the plate in any account; confirmed ones before those that await a code. */
  nextBooking: plateBooking.optional(),
  disputed: z.boolean(),
  /** Set until an operator decides: when the vehicle was added or last changed plate or model. */
  waitingSince: instant.optional(),
  /** Plate before the last change, until an operator decides again. */
  formerPlate: z.string().optional(),
  /** Banned or booked plates that differ only in O/0, I/1 or Y/Ү. Not computed in lists. */
  similarPlates: z.array(similarPlate).optional(),
  /** Warnings that count towards a ban; only in the answer for a single vehicle. */
  warnings: z.int().optional(),
});
export type OperatorVehicle = z.infer<typeof operatorVehicle>;

export const vehicleCounts = z.object({
  waiting: z.int(),
  bookedToday: z.int(),
  disputed: z.int(),
  banned: z.int(),
  all: z.int(),
});
export type VehicleCounts = z.infer<typeof vehicleCounts>;

/** `others`: vehicles of other accounts with the same plate. */
export const vehicleDecision = operatorVehicle.extend({ others: z.array(operatorVehicle) });
export type VehicleDecision = z.infer<typeof vehicleDecision>;

export const banEvent = z.object({
  id,
  type: z.enum(banEventTypes),
  reason: z.string(),
  reasons: localizedText,
  eventDate: instant,
  /** Null: it holds until lifted. Always null for UNBAN. */
  until: instant.nullable(),
  /** When and how a BAN or WARN ended; an UNBAN has its own mode. */
  clearedDate: instant.nullable(),
  unbanMode: z.enum(unbanModes).nullable(),
  actor: z.enum(banActors),
  bookingId: id.optional(),
  /** Until then the reader can appeal. Absent if he cannot, or not any more. */
  appealableUntil: instant.optional(),
  /** The appeal against the event, which only the owner and the console see. */
  appealId: id.optional(),
  /** From then on the event has no effect, because an appeal was not decided in time. */
  suspendedFrom: instant.optional(),
});
export type BanEvent = z.infer<typeof banEvent>;
