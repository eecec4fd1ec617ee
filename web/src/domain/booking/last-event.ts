import type { BookingEvent } from '#contract/bookings/bookings.ts';
import { fetchBody } from '../../lib/api.ts';

export const lastEventOf = (id: string): Promise<BookingEvent | undefined> =>
  fetchBody('GET /booking/{id}/history', { params: { id }, query: { size: 1000 } }).then(
    ({ content }) => content.at(-1),
    () => undefined,
  );
