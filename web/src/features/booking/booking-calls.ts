import type { Booking } from '#contract/bookings/bookings.ts';
import { call, fetchBody } from '../../lib/api.ts';
import type { Captcha } from '../../lib/captcha/captcha.ts';
import type { BookingBody } from './new/booking-values.ts';

type Request = {
  readonly body: BookingBody;
  /** Null books the earliest free slot. */
  readonly slot: string | null;
  readonly key: string;
  readonly captcha: Captcha;
};

/** Holds a place. Idempotent by `key`: a retry after a lost response does not book twice. */
export const createBooking = async ({ body, slot, key, captcha }: Request): Promise<Booking> => {
  const headers = { 'Idempotency-Key': key };
  const options = { query: captcha, headers, expect: 201 } as const;
  return slot === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: slot } })).body;
};

type EditBody = Parameters<typeof fetchBody<'PUT /booking'>>[1]['body'];

/** Idempotent by `key`: after a lost response a retry does not find its own change as somebody else's. */
export const editBooking = (body: EditBody, key: string, captcha: Captcha): Promise<Booking> =>
  fetchBody('PUT /booking', { body, query: captcha, headers: { 'Idempotency-Key': key } });
