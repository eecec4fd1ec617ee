import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { fetchBody } from '../../lib/api.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { outdateWaiting } from './waiting/waiting-entries.ts';

export type Answering = {
  readonly say: (yes: boolean) => void;
  readonly isSaying: (yes: boolean) => boolean;
};

/** Sends a yes or a no to a question that has a button for each. */
export const useAnswering = <Answer>(options: UseMutationOptions<Answer, Error, boolean>): Answering => {
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    onError: (error) => void handleRefusal(error),
    ...options,
  });
  return { say: mutate, isSaying: (yes) => isPending && variables === yes };
};

export const useAnswer = (id: string): Answering =>
  useAnswering({
    mutationFn: (coming) => fetchBody('POST /booking/{id}/coming', { params: { id }, body: { coming } }),
    onSettled: () => void outdateBookings(),
  });

export const useOfferAnswer = (id: string, onAnswered?: (booking: Booking, isTaken: boolean) => void) =>
  useAnswering({
    mutationFn: (take) =>
      take
        ? fetchBody('POST /booking/{id}/offer', { params: { id } })
        : fetchBody('DELETE /booking/{id}/offer', { params: { id } }),
    onSuccess: (answered, isTaken) => onAnswered?.(answered, isTaken),
    onSettled: () => void outdateWaiting(),
  });
