import { z } from 'zod';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { givenDay, givenInstant, maxPageSize, paged, pageQuery, version } from '../common.ts';
import { gateName } from '../gates/gates.ts';
import { acknowledged } from '../guards.ts';
import { terminalBooking } from '../queue/check-in.ts';
import { reasonOrReasons, reasonOrReasonsQuery, reasons, requireReason } from '../reasons.ts';
import { route } from '../route.ts';
import { booking, bookingEvent, bookingStatus } from './bookings.ts';
import { pass, passToken } from './pass.ts';
import { shiftOutcome } from './shift.ts';

const longestShiftMinutes = 7 * 24 * 60;
/** A kiosk gets only what a check-in needs; an operator or the owner gets the whole booking. */
const foundBooking = z.union([booking, terminalBooking]);

export const passageRoutes = {
  cancelBooking: route('DELETE /booking/{id}', 'acting', {
    summary: 'Cancels; the place is free at once',
    query: z.strictObject({ ...reasonOrReasonsQuery, version: z.coerce.number().int().optional() }),
    body: z.strictObject({ acknowledged }).optional(),
  }),
  putBookingStatus: route('PUT /booking/{id}', 'operator', {
    underLoad: 'refused-last',
    summary: 'Moves a booking through its statuses',
    query: z.strictObject({ status: bookingStatus }),
    body: z
      .strictObject({
        ...reasonOrReasons,
        reasonKind: z.enum(actReasonKinds).optional(),
        gate: gateName.optional(),
        version: version.optional(),
        acknowledged,
      })
      .optional(),
    answers: { 200: booking },
  }),
  getEarliestByPlate: route('GET /booking/earliest-by-plate', 'any-session', {
    summary: 'The earliest active booking of a plate',
    query: z.strictObject({ registrationPlate: z.string().trim().min(1).max(30) }),
    answers: { 200: foundBooking },
  }),
  getBookingByNumber: route('GET /booking/formattedBookingNumber/{number}', 'any-session', {
    summary: 'One booking by its number',
    params: z.strictObject({ number: z.string().max(20) }),
    answers: { 200: foundBooking },
  }),
  listBookingHistory: route('GET /booking/history', 'console', {
    summary: 'Every event of a day’s bookings',
    query: z.strictObject({ date: givenDay, ...pageQuery(maxPageSize) }),
    answers: { 200: paged(bookingEvent) },
  }),
  getHistoryOfBooking: route('GET /booking/{id}/history', 'signed-in', {
    summary: 'Every event of one booking',
    query: z.strictObject({ ...pageQuery() }),
    answers: { 200: paged(bookingEvent) },
  }),
  renewPassToken: route('POST /booking/{id}/pass-token', 'acting', {
    summary: 'Makes a new address for the pass; the old one shows nothing any more',
    answers: { 200: booking },
  }),
  getPass: route('GET /pass/{token}', 'public', {
    summary: 'The pass of a booking, for whoever has its address',
    params: z.strictObject({ token: passToken }),
    answers: { 200: pass },
  }),
  acknowledgeCall: route('POST /booking/{id}/acknowledge-call', 'acting', {
    summary: 'The driver of a called truck says that he is on his way',
    answers: { 200: booking },
  }),
  acknowledgeCallByPass: route('POST /pass/{token}/acknowledge-call', 'public', {
    summary: 'The same by whoever has the address of the pass',
    params: z.strictObject({ token: passToken }),
    answers: { 200: pass },
  }),
  acknowledgeMove: route('POST /booking/{id}/acknowledge-move', 'acting', {
    summary: 'The driver of a booking that was moved by a shift knows its new time',
    answers: { 200: booking },
  }),
  shiftBookings: route('POST /booking/shift', 'operator', {
    summary:
      'Empties a stretch of time: its bookings move to later places, all or none; dryRun only says which',
    query: z.strictObject({ date: z.union([givenInstant, givenDay]) }),
    body: z
      .strictObject({
        minutes: z.int().min(1).max(longestShiftMinutes),
        ...reasonOrReasons,
        dryRun: z.boolean().optional(),
        /** Token of a dry run: the shift is refused if the plan has changed since. */
        plan: z.string().max(64).optional(),
        close: z.strictObject({ reasons }).optional(),
        /** If sent, even empty, the messages wait for 10 s, in which the act can be undone. */
        acknowledged,
      })
      .superRefine((body, ctx) => {
        // A dry run needs no reason yet.
        if (!body.dryRun) requireReason({ ...body, reasons: body.reasons ?? body.close?.reasons }, ctx);
      }),
    answers: { 200: shiftOutcome },
  }),
} as const;
