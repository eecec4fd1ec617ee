import type { Booking } from '#contract/bookings/bookings.ts';
import { fetchBody } from '../../../lib/api.ts';
import { useAnswering } from '../coming/use-answer.ts';
import { outdateWaiting } from '../waiting/waiting-entries.ts';

/** Takes an offered place, or leaves it to others. */
export const useOfferAnswer = (id: string, onTaken?: (booking: Booking) => void) =>
  useAnswering({
    mutationFn: (take) =>
      take
        ? fetchBody('POST /booking/{id}/offer', { params: { id } })
        : fetchBody('DELETE /booking/{id}/offer', { params: { id } }),
    onSuccess: (answered, take) => {
      if (take) onTaken?.(answered);
    },
    onSettled: () => void outdateWaiting(),
  });
