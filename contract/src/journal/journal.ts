import { z } from 'zod';
import { bookingEvent } from '../bookings/bookings.ts';
import { id } from '../common.ts';

/** What operators and owners do beside bookings and bans; those are events of their own tables. */
export const actTypes = [
  'VEHICLE_ADDED',
  'VEHICLE_CHANGED',
  'VEHICLE_DELETED',
  'VEHICLE_APPROVED',
  'VEHICLE_DISAPPROVED',
  'DOCUMENT_VIEWED',
  'ACCOUNT_OPENED',
  'ACCOUNT_TAKEN_OVER',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'ROLES_CHANGED',
  'SESSIONS_ENDED',
  'PARAMS_CHANGED',
  'BOOKING_BLOCKED',
  'BOOKING_UNBLOCKED',
  'REASONS_CHANGED',
  'BANNER_ADDED',
  'BANNER_CHANGED',
  'BANNER_DELETED',
  'NEWS_ADDED',
  'NEWS_CHANGED',
  'NEWS_DELETED',
  'REPORT_DOWNLOADED',
  'PERSONAL_DATA_REMOVED',
] as const;
export type ActType = (typeof actTypes)[number];

/** An event of the audit log: of a booking, a ban, or an act. What it is not about is null. */
export const journalEvent = bookingEvent.extend({
  bookingId: id.nullable(),
  formattedBookingNumber: z.string().nullable(),
  vehicleId: id.nullable(),
  vehicleRegistrationPlate: z.string().nullable(),
  /** Whose booking, vehicle, document or account it is about. */
  userId: id.nullable(),
  userName: z.string().nullable(),
});
export type JournalEvent = z.infer<typeof journalEvent>;
