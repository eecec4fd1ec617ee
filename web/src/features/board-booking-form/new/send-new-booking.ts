import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../lib/api.ts';
import type { newBody } from '../values/operator-values.ts';

type Request = {
  readonly body: ReturnType<typeof newBody>;
  /** Null books the earliest free slot. */
  readonly start: string | null;
  /** Idempotency key: a retry after a lost response does not book twice. */
  readonly key: string;
};

export const sendNewBooking = async ({ body, start, key }: Request): Promise<Booking> => {
  const options = { headers: { 'Idempotency-Key': key }, expect: 201 } as const;
  return start === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: start } })).body;
};
