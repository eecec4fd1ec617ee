import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../lib/api.ts';
import type { BookingBody } from './booking-values.ts';

type Request = {
  readonly body: BookingBody;
  /** Null books the earliest free slot. */
  readonly slot: string | null;
  readonly key: string;
  readonly captchaToken: string | undefined;
};

/** Holds a place. Idempotent by `key`: a retry after a lost response does not book twice. */
export const createBooking = async ({ body, slot, key, captchaToken }: Request): Promise<Booking> => {
  const options = {
    query: captchaToken === undefined ? {} : { captchaToken },
    headers: { 'Idempotency-Key': key },
    expect: 201,
  } as const;
  return slot === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: slot } })).body;
};
