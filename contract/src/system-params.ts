import { z } from 'zod';
import { bookingParams, bookingParamsFields } from './booking-params.ts';
import { bodyEchoing, queryFlag, version } from './common.ts';
import { route } from './route.ts';

export const bookingBlocked = z.object({ blocked: z.boolean(), reason: z.string().nullable() });
export type BookingBlocked = z.infer<typeof bookingBlocked>;

export const systemParamsRoutes = {
  getBookingBlocked: route({
    method: 'GET',
    path: '/system-params/booking-blocked',
    access: 'signed-in',
    summary: 'Whether drivers can book at all, and why not',
    answers: { 200: bookingBlocked },
  }),
  putBookingBlocked: route({
    method: 'PUT',
    path: '/system-params/booking-blocked',
    access: 'admin',
    summary: 'Blocks or releases booking for every driver',
    query: z.strictObject({ value: queryFlag, reason: z.string().trim().max(500).optional() }),
    answers: { 200: bookingBlocked },
  }),
  getBookingParams: route({
    method: 'GET',
    path: '/system-params/booking-params',
    access: 'signed-in',
    summary: 'How places are sold: slot length, capacity, hours, limits, cargo types',
    answers: { 200: bookingParams },
  }),
  putBookingParams: route({
    method: 'PUT',
    path: '/system-params/booking-params',
    access: 'admin',
    summary: 'Changes any of the parameters; what is absent stays as it is',
    body: bodyEchoing(
      { ...z.object(bookingParamsFields).partial().shape, version: version.optional() },
      bookingParams,
    ),
    answers: { 200: bookingParams },
  }),
} as const;
