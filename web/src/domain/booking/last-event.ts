import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { call } from '../../lib/api.ts';

/** What was done with a booking last; undefined when it cannot be known. */
export const lastEventOf = async (id: string): Promise<BookingEvent | undefined> => {
  try {
    const query = { size: 1000 };
    const { body } = await call('GET /booking/{id}/history', { params: { id }, query, expect: 200 });
    return body.content.at(-1);
  } catch {
    return undefined;
  }
};
