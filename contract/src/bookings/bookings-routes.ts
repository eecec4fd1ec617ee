import { z } from 'zod';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { code, phoneToSearch } from '../accounts/accounts.ts';
import { captchaQuery, captchaToken } from '../captcha.ts';
import {
  beyond,
  bodyEchoing,
  bound,
  givenDay,
  givenInstant,
  id,
  maxPageSize,
  paged,
  pageQuery,
  queryFlag,
  sortBy,
  version,
} from '../common.ts';
import { acknowledged } from '../guards.ts';
import { route } from '../route.ts';
import { plateToSearch } from '../vehicles/vehicle-list.ts';
import { vehicle } from '../vehicles/vehicles.ts';
import { booking, bookingFields, bookingStatus, cargoTypeItem, codeAndNames } from './bookings.ts';
import { bookingDay, timeSlot } from './time-slots.ts';

/** An operator's change of a cargo type reaches everybody within a minute. */
const listCache = { maxAgeSeconds: 60 } as const;

/** Browsers ask again each time, and the answer is usually 304. */
const placesCache = { maxAgeSeconds: 0 } as const;

/** Clients send back fields that they were answered, so anybody may send these; only those of an ADMIN count. */
const administratorFields = {
  userId: id.optional(),
  hasPriority: z.boolean().optional(),
  unlimitedEditCount: z.boolean().optional(),
  /** Required to sell a place of a day that will be drawn, because the log publishes the sale with this reason. */
  reasonKind: z.enum(actReasonKinds).optional(),
};

const newBooking = { ...bookingFields, ...administratorFields, captchaToken };
export type BookingInput = z.output<z.ZodObject<typeof newBooking>>;
const sortBookings = sortBy(
  'dateBooked',
  'formattedBookingNumber',
  'arrivedAt',
  'createdDate',
  'bookingStatus',
);

/** An operator's filter. Flags and lists are not here, because a query string encodes them differently. */
export const bookingFilter = {
  dateFrom: bound,
  dateTo: bound,
  registrationPlate: plateToSearch.optional(),
  formattedBookingNumber: z.string().trim().max(20).optional(),
  phoneNumber: phoneToSearch
    .refine((text) => text === '' || /\d/.test(text), beyond('TOO_SHORT', 1))
    .optional(),
  driver: z.string().trim().max(100).optional(),
  cargoType: z.string().trim().max(32).optional(),
  userId: id.optional(),
  /**
   * `called`: first called within the report's days. `ended`: no-shows and cancellations among the slots of
   * these days.
   */
  countedAs: z.enum(['called', 'ended']).optional(),
};

const bookingSearch = z.strictObject({
  statuses: z.array(bookingStatus).max(7).optional(),
  hasPriority: z.boolean().optional(),
  vehicleIds: z.array(id).max(100).optional(),
  ...bookingFilter,
});
export type BookingSearchBody = z.output<typeof bookingSearch>;

export const bookingsRoutes = {
  createBooking: route('POST /booking', 'acting', {
    underLoad: 'waits',
    summary: 'Holds a place until its code comes; an administrator’s is booked at once',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: bodyEchoing({ ...newBooking, dateBooked: givenInstant }, booking),
    answers: { 201: booking },
  }),
  createBookingAsap: route('POST /booking/asap', 'acting', {
    underLoad: 'waits',
    summary: 'The same for the earliest free place',
    idempotent: true,
    takesApplicationType: true,
    query: captchaQuery,
    body: bodyEchoing(newBooking, booking),
    answers: { 201: booking },
  }),
  editBooking: route('PUT /booking', 'acting', {
    summary: 'Changes a booking; a new slot is held beside the old one until its code comes',
    idempotent: true,
    query: captchaQuery,
    body: bodyEchoing(
      {
        ...newBooking,
        id,
        dateBooked: givenInstant.optional(),
        version: version.optional(),
        /** Clients send back what they were answered, so anybody may send this; only an operator's is judged. */
        acknowledged,
      },
      booking,
    ),
    answers: { 200: booking },
  }),
  getBooking: route('GET /booking/{id}', 'signed-in', {
    summary: 'One booking',
    answers: { 200: booking },
  }),
  listBookingsOfDay: route('GET /booking', 'signed-in', {
    summary: 'The bookings of a day',
    query: z.strictObject({ bookedDate: givenDay, ...pageQuery(maxPageSize) }),
    answers: { 200: paged(booking) },
  }),
  listAllBookings: route('POST /booking/all', 'console', {
    summary: 'Bookings by any of their properties',
    query: z.strictObject({ ...pageQuery(), sort: sortBookings.optional() }),
    body: bookingSearch.optional(),
    answers: { 200: paged(booking) },
  }),
  listOwnBookings: route('GET /booking/current-user', 'signed-in', {
    summary: 'The signed-in account’s bookings: the active ones unless asked otherwise',
    query: z.strictObject({
      ...pageQuery(12),
      showCancelled: queryFlag.optional(),
      showBooked: queryFlag.optional(),
      showFinished: queryFlag.optional(),
      sort: sortBy('dateBooked').optional(),
    }),
    answers: { 200: paged(booking) },
  }),
  listTimeSlots: route('GET /booking/time-slots', 'signed-in', {
    summary: 'The slots of a day and their free places',
    query: z.strictObject({ date: givenDay }),
    cache: placesCache,
    answers: { 200: z.array(timeSlot) },
  }),
  listBookingDates: route('GET /booking/dates/{month}', 'signed-in', {
    summary: 'The days of a month and their free places',
    params: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    cache: placesCache,
    answers: { 200: z.array(bookingDay) },
  }),
  listStatuses: route('GET /booking/statuses/list', 'signed-in', {
    summary: 'Every booking status and its names',
    cache: listCache,
    answers: { 200: z.array(codeAndNames) },
  }),
  listCargoTypes: route('GET /booking/cargo-types/list', 'signed-in', {
    summary: 'The cargo types that can be booked',
    cache: listCache,
    answers: { 200: z.array(cargoTypeItem) },
  }),
  listVehiclesWithNextBooking: route('GET /booking/vehicles/with-next-booking-or-unbooked', 'signed-in', {
    summary: 'Vehicles whose plate begins so, each with its next booking or none, by plate',
    query: z.strictObject({ registrationPlate: plateToSearch, ...pageQuery(maxPageSize) }),
    answers: { 200: z.array(z.object({ vehicle, booking: booking.nullable() })) },
  }),
  confirmBooking: route('POST /booking/confirm', 'acting', {
    summary: 'Confirms a held place, or a held change, by its code',
    body: z.strictObject({ code, id }),
  }),
  resendBookingCode: route('POST /booking/confirm/resend', 'acting', {
    summary: 'Sends a new code; the hold is not prolonged',
    bodyType: 'form',
    body: z.strictObject({ bookingId: id }),
  }),
} as const;
