import { z } from 'zod';
import { bookingStatuses } from '../bookings/booking-status.ts';
import { id, instant, line, localizedText, version } from '../common.ts';
import { document } from '../documents/documents.ts';
import { banEventTypes } from '../journal/event-types.ts';

export const banStatuses = ['UNBANNED', 'WARNED', 'BANNED'] as const;
export type BanStatus = (typeof banStatuses)[number];

export const banStatusFilters = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;
export type BanStatusFilter = (typeof banStatusFilters)[number];

export const unbanModes = ['MANUAL', 'EXPIRED'] as const;
export type UnbanMode = (typeof unbanModes)[number];

export const banActors = ['ADMIN', 'SYSTEM'] as const;
export type BanActor = (typeof banActors)[number];

export const vehicleModel = line(100).min(1);

export const vehicle = z.object({
  id,
  userId: id,
  model: z.string(),
  registrationPlate: z.string(),
  approved: z.boolean(),
  /** Why an operator did not approve it, when one said so. */
  disapprovalReason: z.string().optional(),
  disapprovalReasons: localizedText.optional(),
  banStatus: z.enum(banStatuses),
  /** Of the ban, or else of the warning, that holds now. Without `until` it holds until lifted. */
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
export type VehicleOwner = z.infer<typeof vehicleOwner>;

/** A plate that an eye may take for another one. */
export const similarPlate = z.object({
  registrationPlate: z.string(),
  banned: z.boolean(),
  booked: z.boolean(),
});
export type SimilarPlate = z.infer<typeof similarPlate>;

/** A booking of a plate, in whatever account. */
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

/** What operators see of a vehicle beside what its owner sees. */
export const operatorVehicle = vehicle.extend({
  owner: vehicleOwner,
  /** Of the last ban or warning, whether it still holds or not. */
  eventDate: instant.optional(),
  /** When that one ended, and how. */
  clearedDate: instant.optional(),
  unbanMode: z.enum(unbanModes).optional(),
  lastBookedDate: instant.optional(),
  /** The coming one of its plate, in whatever account; one whose code has come goes before one that awaits it. */
  nextBooking: plateBooking.optional(),
  /** Not approved, while another account has the same plate. */
  disputed: z.boolean(),
  /** While nobody has decided on it: since it was added, or since it became another one. */
  waitingSince: instant.optional(),
  /** The plate before its last change, until somebody has decided anew. */
  formerPlate: z.string().optional(),
  /** Banned or booked plates that differ by O and 0, I and 1, Y and Ү alone; in lists they are not looked for. */
  similarPlates: z.array(similarPlate).optional(),
  /** How many count towards a ban by now; in the answer for one vehicle. */
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
  /** Null: until lifted; always null for UNBAN. */
  until: instant.nullable(),
  /** When and how a BAN or WARN ended; for UNBAN the mode is its own. */
  clearedDate: instant.nullable(),
  unbanMode: z.enum(unbanModes).nullable(),
  actor: z.enum(banActors),
  bookingId: id.optional(),
});
export type BanEvent = z.infer<typeof banEvent>;
