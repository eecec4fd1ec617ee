import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { fetchBody } from '../../../lib/api.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';

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

/** Lets the signed-in owner answer. */
export const useAnswer = (id: string): Answering =>
  useAnswering({
    mutationFn: (coming) => fetchBody('POST /booking/{id}/coming', { params: { id }, body: { coming } }),
    onSettled: () => void outdateBookings(),
  });
