import { z } from 'zod';
import { code, soughtPhone } from './accounts.ts';
import {
  booking,
  bookingEvent,
  bookingFields,
  bookingMove,
  bookingStatus,
  cargoTypeItem,
  codeAndNames,
  reasonKinds,
} from './bookings.ts';
import { captchaQuery, captchaToken } from './captcha.ts';
import {
  bodyEchoing,
  givenDay,
  givenInstant,
  id,
  line,
  maxPageSize,
  paged,
  pageQuery,
  queryFlag,
  version,
} from './common.ts';
import { pass, passToken } from './pass.ts';
import { terminalBooking } from './queue.ts';
import { reasonOrReasons, reasonOrReasonsQuery, reasons, requireReason } from './reasons.ts';
import { route } from './route.ts';
import { bookingDay, timeSlot } from './time-slots.ts';
import { vehicle } from './vehicles.ts';

/** A cargo type that an operator has changed is offered to everybody within a minute. */
const listCache = { maxAgeSeconds: 60 } as const;

/** From an administrator only; from anybody else they are echoes and dropped by the use case. */
const administratorFields = {
  userId: id.optional(),
  hasPriority: z.boolean().optional(),
  unlimitedEditCount: z.boolean().optional(),
};

const newBooking = { ...bookingFields, ...administratorFields, captchaToken };
const longestShiftMinutes = 7 * 24 * 60;
const direction = z.enum(['ASC', 'DESC', 'asc', 'desc']);
const sortByDate = z.templateLiteral(['dateBooked,', direction]);
const sortBookings = z.templateLiteral([
  z.enum(['dateBooked', 'formattedBookingNumber', 'arrivedAt', 'createdDate', 'bookingStatus']),
  ',',
  direction,
]);
/** A kiosk is told what a check-in needs, an operator or the owner everything. */
const foundBooking = z.union([booking, terminalBooking]);

export const bookingsRoutes = {
  createBooking: route({
    method: 'POST',
    path: '/booking',
    access: 'signed-in',
    summary: 'Holds a place until its code comes; an administrator’s is booked at once',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: bodyEchoing({ ...newBooking, dateBooked: givenInstant }, booking),
    answers: { 201: booking },
  }),
  createBookingAsap: route({
    method: 'POST',
    path: '/booking/asap',
    access: 'signed-in',
    summary: 'The same for the earliest free place',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: bodyEchoing(newBooking, booking),
    answers: { 201: booking },
  }),
  editBooking: route({
    method: 'PUT',
    path: '/booking',
    access: 'signed-in',
    summary: 'Changes a booking; a new slot is held beside the old one until its code comes',
    query: captchaQuery,
    body: bodyEchoing(
      { ...newBooking, id, dateBooked: givenInstant.optional(), version: version.optional() },
      booking,
    ),
    answers: { 200: booking },
  }),
  getEarliestByPlate: route({
    method: 'GET',
    path: '/booking/earliest-by-plate',
    access: 'signed-in',
    summary: 'The earliest active booking of a plate',
    query: z.strictObject({ registrationPlate: z.string().trim().min(1).max(30) }),
    answers: { 200: foundBooking },
  }),
  cancelBooking: route({
    method: 'DELETE',
    path: '/booking/{id}',
    access: 'signed-in',
    summary: 'Cancels; the place is free at once',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...reasonOrReasonsQuery, version: z.coerce.number().int().optional() }),
    answers: { 204: null },
  }),
  putBookingStatus: route({
    method: 'PUT',
    path: '/booking/{id}',
    access: 'terminal',
    summary: 'Moves a booking through its statuses',
    params: z.strictObject({ id }),
    query: z.strictObject({ status: bookingStatus }),
    body: z
      .strictObject({
        ...reasonOrReasons,
        reasonKind: z.enum(reasonKinds).optional(),
        /** Where a called truck is to go. */
        gate: line(30).min(1).optional(),
        version: version.optional(),
      })
      .optional(),
    answers: { 200: foundBooking },
  }),
  getBooking: route({
    method: 'GET',
    path: '/booking/{id}',
    access: 'signed-in',
    summary: 'One booking',
    params: z.strictObject({ id }),
    answers: { 200: booking },
  }),
  getBookingByNumber: route({
    method: 'GET',
    path: '/booking/formattedBookingNumber/{number}',
    access: 'signed-in',
    summary: 'One booking by its number',
    params: z.strictObject({ number: z.string().max(20) }),
    answers: { 200: foundBooking },
  }),
  listBookingsOfDay: route({
    method: 'GET',
    path: '/booking',
    access: 'signed-in',
    summary: 'The bookings of a day',
    query: z.strictObject({ bookedDate: givenDay, ...pageQuery() }),
    answers: { 200: paged(booking) },
  }),
  listAllBookings: route({
    method: 'POST',
    path: '/booking/all',
    access: 'admin',
    summary: 'Bookings by any of their properties',
    query: z.strictObject({ ...pageQuery(), sort: sortBookings.optional() }),
    body: z.strictObject({
      statuses: z.array(bookingStatus).max(7).optional(),
      dateFrom: z.union([givenInstant, givenDay]).optional(),
      dateTo: z.union([givenInstant, givenDay]).optional(),
      registrationPlate: z.string().trim().max(30).optional(),
      formattedBookingNumber: z.string().trim().max(20).optional(),
      phoneNumber: soughtPhone.optional(),
      driver: z.string().trim().max(100).optional(),
      cargoType: z.string().trim().max(32).optional(),
      hasPriority: z.boolean().optional(),
      userId: id.optional(),
    }),
    answers: { 200: paged(booking) },
  }),
  listOwnBookings: route({
    method: 'GET',
    path: '/booking/current-user',
    access: 'signed-in',
    summary: 'The signed-in account’s bookings: the active ones unless asked otherwise',
    query: z.strictObject({
      ...pageQuery(12),
      showCancelled: queryFlag.optional(),
      showBooked: queryFlag.optional(),
      showFinished: queryFlag.optional(),
      sort: sortByDate.optional(),
    }),
    answers: { 200: paged(booking) },
  }),
  listTimeSlots: route({
    method: 'GET',
    path: '/booking/time-slots',
    access: 'signed-in',
    summary: 'The slots of a day and their free places',
    query: z.strictObject({ date: givenDay }),
    answers: { 200: z.array(timeSlot) },
  }),
  listBookingDates: route({
    method: 'GET',
    path: '/booking/dates/{month}',
    access: 'signed-in',
    summary: 'The days of a month and their free places',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    answers: { 200: z.array(bookingDay) },
  }),
  listStatuses: route({
    method: 'GET',
    path: '/booking/statuses/list',
    access: 'signed-in',
    summary: 'Every booking status and its names',
    cache: listCache,
    answers: { 200: z.array(codeAndNames) },
  }),
  listCargoTypes: route({
    method: 'GET',
    path: '/booking/cargo-types/list',
    access: 'signed-in',
    summary: 'The cargo types that can be booked',
    cache: listCache,
    answers: { 200: z.array(cargoTypeItem) },
  }),
  listVehiclesWithNextBooking: route({
    method: 'GET',
    path: '/booking/vehicles/with-next-booking-or-unbooked',
    access: 'signed-in',
    summary: 'Vehicles whose plate begins so, each with its next booking or none, by plate',
    query: z.strictObject({ registrationPlate: z.string().trim().max(30), ...pageQuery(maxPageSize) }),
    answers: { 200: z.array(z.object({ vehicle, booking: booking.nullable() })) },
  }),
  listBookingHistory: route({
    method: 'GET',
    path: '/booking/history',
    access: 'admin',
    summary: 'Every event of a day’s bookings',
    query: z.strictObject({ date: givenDay, ...pageQuery() }),
    answers: { 200: paged(bookingEvent) },
  }),
  getHistoryOfBooking: route({
    method: 'GET',
    path: '/booking/{id}/history',
    access: 'signed-in',
    summary: 'Every event of one booking',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...pageQuery() }),
    answers: { 200: paged(bookingEvent) },
  }),
  renewPassToken: route({
    method: 'POST',
    path: '/booking/{id}/pass-token',
    access: 'signed-in',
    summary: 'Makes a new address for the pass; the old one shows nothing any more',
    params: z.strictObject({ id }),
    answers: { 200: booking },
  }),
  getPass: route({
    method: 'GET',
    path: '/pass/{token}',
    access: 'public',
    summary: 'The pass of a booking, for whoever has its address',
    params: z.strictObject({ token: passToken }),
    answers: { 200: pass },
  }),
  shiftBookings: route({
    method: 'POST',
    path: '/booking/shift',
    access: 'admin',
    summary:
      'Empties a stretch of time: its bookings move to later places, all or none; dryRun only says which',
    query: z.strictObject({ date: z.union([givenInstant, givenDay]) }),
    body: z
      .strictObject({
        minutes: z.int().min(1).max(longestShiftMinutes),
        ...reasonOrReasons,
        dryRun: z.boolean().optional(),
        /** Of a dry run: nothing is moved unless this is still the plan. */
        plan: z.string().max(64).optional(),
        /** Closes the checkpoint for that stretch as well. */
        close: z.strictObject({ reasons }).optional(),
      })
      .superRefine((body, ctx) =>
        requireReason({ ...body, reasons: body.reasons ?? body.close?.reasons }, ctx),
      ),
    answers: { 200: z.object({ moves: z.array(bookingMove), plan: z.string(), applied: z.boolean() }) },
  }),
  confirmBooking: route({
    method: 'POST',
    path: '/booking/confirm',
    access: 'signed-in',
    summary: 'Confirms a held place, or a held change, by its code',
    body: z.strictObject({ code, id }),
    answers: { 204: null },
  }),
  resendBookingCode: route({
    method: 'POST',
    path: '/booking/confirm/resend',
    access: 'signed-in',
    summary: 'Sends a new code; the hold is not prolonged',
    bodyType: 'form',
    body: z.strictObject({ bookingId: id }),
    answers: { 204: null },
  }),
} as const;
