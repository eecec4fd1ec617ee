import { z } from 'zod';
import { bound, instant, paged, pageQuery } from '../common.ts';
import { route } from '../route.ts';
import { plateToSearch } from '../vehicles/vehicle-list.ts';
import { bookingStatus } from './bookings.ts';

export const bookingReportRow = z.object({
  formattedBookingNumber: z.string(),
  dateBooked: instant,
  vehicleRegistrationPlate: z.string(),
  vehicleModel: z.string(),
  driver: z.string(),
  cargoType: z.string(),
  bookingStatus,
  arrivedAt: instant.nullable(),
  calledAt: instant.nullable(),
  leftAt: instant.nullable(),
  cancellationReason: z.string().nullable(),
});
export type BookingReportRow = z.infer<typeof bookingReportRow>;

export const bookingReportQuery = z.strictObject({
  /** Three or more characters match anywhere in the plate; fewer match its beginning only. */
  regPlate: plateToSearch.optional(),
  dateFrom: bound,
  dateTo: bound,
  ...pageQuery(),
});

export const bookingReportRoutes = {
  getBookingReport: route('GET /vehicle/user/{userId}/booking-report', 'signed-in', {
    summary:
      'What became of an account’s bookings, newest first: any for ADMIN, one’s own for everybody else',
    query: bookingReportQuery,
    answers: { 200: paged(bookingReportRow) },
  }),
} as const;
