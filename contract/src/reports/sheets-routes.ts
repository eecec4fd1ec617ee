import { z } from 'zod';
import { appealFilters } from '../appeals/appeals.ts';
import { bookingReportQuery } from '../bookings/booking-report.ts';
import { bookingStatus } from '../bookings/bookings.ts';
import { bookingFilter } from '../bookings/bookings-routes.ts';
import { givenDay, queryFlag } from '../common.ts';
import { eventFilter } from '../journal/journal.ts';
import { route } from '../route.ts';
import { vehicleListQuery } from '../vehicles/vehicle-list.ts';

export const sheetAnswer = {
  answers: { 200: 'binary' },
  binaryTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const;

const statuses = z
  .union([bookingStatus.transform((status) => [status]), z.array(bookingStatus).max(7)])
  .optional();

export const sheetsRoutes = {
  exportBookings: route('GET /booking/excel', 'console', {
    ...sheetAnswer,
    summary: 'The bookings of a day, or those that a filter finds, as a sheet',
    query: z.strictObject({
      date: givenDay.optional(),
      statuses,
      hasPriority: queryFlag.optional(),
      ...bookingFilter,
    }),
  }),
  exportVehicles: route('GET /vehicle/report', 'console', {
    ...sheetAnswer,
    summary: 'The vehicles that a filter finds as a sheet',
    query: vehicleListQuery,
  }),
  exportAppeals: route('GET /appeals/excel', 'console', {
    ...sheetAnswer,
    summary: 'Appeals as a sheet, of one state or all',
    query: z.strictObject({ state: z.enum(appealFilters).optional() }),
  }),
  exportEvents: route('GET /events/excel', 'console', {
    ...sheetAnswer,
    summary: 'The entries of the journal that a filter finds as a sheet, newest first',
    query: z.strictObject(eventFilter),
  }),
  exportBookingReport: route('GET /vehicle/user/{userId}/booking-report/excel', 'signed-in', {
    ...sheetAnswer,
    summary: 'What became of an account’s bookings as a sheet',
    /** Paging is ignored: a sheet has every row. */
    query: bookingReportQuery,
  }),
} as const;
