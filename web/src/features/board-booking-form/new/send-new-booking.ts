import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../lib/api.ts';
import type { newBody } from '../values/operator-values.ts';

type Request = {
  readonly body: ReturnType<typeof newBody>;
  /** Null: the earliest place there is. */
  readonly start: string | null;
  /** A repeat with the same key after a lost answer is the same request, not a second booking. */
  readonly key: string;
};

export const sendNewBooking = async ({ body, start, key }: Request): Promise<Booking> => {
  const options = { headers: { 'Idempotency-Key': key }, expect: 201 } as const;
  return start === null
    ? (await call('POST /booking/asap', { ...options, body })).body
    : (await call('POST /booking', { ...options, body: { ...body, dateBooked: start } })).body;
};
