import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../lib/api.ts';

type EditBody = Parameters<typeof call<'PUT /booking'>>[1]['body'];

export const editBooking = async (body: EditBody, captchaToken: string | undefined): Promise<Booking> => {
  const query = captchaToken === undefined ? {} : { captchaToken };
  return (await call('PUT /booking', { body, query, expect: 200 })).body;
};
