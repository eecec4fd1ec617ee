import type { Booking } from '#contract/bookings/bookings.ts';
import { call, fetchBody } from '../../lib/api.ts';
import type { BookingBody } from './new/booking-values.ts';

const queryOf = (captchaToken: string | undefined) => (captchaToken === undefined ? {} : { captchaToken });

type Request = {
  readonly body: BookingBody;
  /** Null books the earliest free slot. */
  readonly slot: string | null;
  readonly key: string;
  readonly captchaToken: string | undefined;
};

/** Holds a place. Idempotent by `key`: a retry after a lost response does not book twice. */
export const createBooking = async ({ body, slot, key, captchaToken }: Request): Promise<Booking> => {
  const headers = { 'Idempotency-Key': key };
  const options = { query: queryOf(captchaToken), headers, expect: 201 } as const;
  return slot === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: slot } })).body;
};

type EditBody = Parameters<typeof fetchBody<'PUT /booking'>>[1]['body'];

export const editBooking = (body: EditBody, captchaToken: string | undefined): Promise<Booking> =>
  fetchBody('PUT /booking', { body, query: queryOf(captchaToken) });
