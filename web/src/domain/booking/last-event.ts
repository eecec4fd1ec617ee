import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { fetchBody } from '../../lib/api.ts';

/** Undefined if the history cannot be loaded. */
export const lastEventOf = async (id: string): Promise<BookingEvent | undefined> => {
  try {
    const query = { size: 1000 };
    const body = await fetchBody('GET /booking/{id}/history', { params: { id }, query });
    return body.content.at(-1);
  } catch {
    return undefined;
  }
};
