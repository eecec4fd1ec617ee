import { z } from 'zod';
import { bodyEchoing, localizedText, paged, pageQuery, queryFlag } from '../common.ts';
import { reasons } from '../reasons.ts';
import { route } from '../route.ts';
import { bookingParams } from './booking-params.ts';
import { bookingParamsChanges, bookingParamsVersion, dayEffect } from './booking-params-changes.ts';

export const bookingBlocked = z.object({
  blocked: z.boolean(),
  /** In the reader's language; null while booking is open or when no reason was given. */
  reason: z.string().nullable(),
  reasons: localizedText.nullable(),
});
export type BookingBlocked = z.infer<typeof bookingBlocked>;

export const systemParamsRoutes = {
  getBookingBlocked: route('GET /system-params/booking-blocked', 'signed-in', {
    summary: 'Whether drivers can book at all, and why not',
    cache: { maxAgeSeconds: 0 },
    answers: { 200: bookingBlocked },
  }),
  putBookingBlocked: route('PUT /system-params/booking-blocked', 'admin', {
    summary: 'Blocks or releases booking for every driver',
    query: z.strictObject({ value: queryFlag, reason: z.string().trim().max(500).optional() }),
    /** The Russian text may be missing if the query has `reason`. If both are given, the text in the body counts. */
    body: bodyEchoing({ reasons: reasons.partial({ RU: true }).nullish() }, bookingBlocked).optional(),
    answers: { 200: bookingBlocked },
  }),
  getBookingParams: route('GET /system-params/booking-params', 'signed-in', {
    summary: 'How places are sold: slot length, capacity, hours, limits, cargo types',
    cache: { maxAgeSeconds: 0 },
    answers: { 200: bookingParams },
  }),
  putBookingParams: route('PUT /system-params/booking-params', 'admin', {
    summary: 'Changes any of the parameters; what is absent stays as it is',
    body: bookingParamsChanges,
    answers: { 200: bookingParams },
  }),
  previewBookingParams: route('POST /system-params/booking-params/preview', 'admin', {
    summary: 'What such a change would do to the coming days; nothing is stored',
    body: bookingParamsChanges,
    answers: { 200: z.array(dayEffect) },
  }),
  listBookingParamsHistory: route('GET /system-params/booking-params/history', 'console', {
    summary: 'Every change of the parameters, newest first: who, when, what',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(bookingParamsVersion) },
  }),
} as const;
