import { z } from 'zod';
import { givenDay, givenInstant, id, instant, paged, pageQuery } from '../common.ts';
import { route } from '../route.ts';
import { bookingStatus } from './bookings.ts';

/** One line of an account's report: what became of a booking. */
export const bookingReportRow = z.object({
  formattedBookingNumber: z.string(),
  dateBooked: instant,
  vehicleRegistrationPlate: z.string(),
  vehicleModel: z.string(),
  /** Family name first. */
  driver: z.string(),
  cargoType: z.string(),
  bookingStatus,
  arrivedAt: instant.nullable(),
  calledAt: instant.nullable(),
  leftAt: instant.nullable(),
  cancellationReason: z.string().nullable(),
});
export type BookingReportRow = z.infer<typeof bookingReportRow>;

/** A day stands for the whole of it; both ends belong to the range. */
const bound = z.union([givenDay, givenInstant]).optional();

export const bookingReportQuery = z.strictObject({
  /** Any three characters in a row of the plate, or more; fewer are its beginning. */
  regPlate: z.string().trim().max(30).optional(),
  dateFrom: bound,
  dateTo: bound,
  ...pageQuery(),
});

export const bookingReportRoutes = {
  getBookingReport: route({
    method: 'GET',
    path: '/vehicle/user/{userId}/booking-report',
    access: 'signed-in',
    summary:
      'What became of an account’s bookings, newest first: any for ADMIN, one’s own for everybody else',
    params: z.strictObject({ userId: id }),
    query: bookingReportQuery,
    answers: { 200: paged(bookingReportRow) },
  }),
} as const;
