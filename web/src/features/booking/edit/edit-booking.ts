import type { Booking } from '#contract/bookings/bookings.ts';
import { fetchBody } from '../../../lib/api.ts';

type EditBody = Parameters<typeof fetchBody<'PUT /booking'>>[1]['body'];

export const editBooking = async (body: EditBody, captchaToken: string | undefined): Promise<Booking> => {
  const query = captchaToken === undefined ? {} : { captchaToken };
  return fetchBody('PUT /booking', { body, query });
};
