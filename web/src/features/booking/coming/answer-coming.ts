import { useMutation } from '@tanstack/react-query';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { fetchBody } from '../../../lib/api.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';

export type Answering = {
  readonly say: (coming: boolean) => void;
  readonly isSaying: (coming: boolean) => boolean;
};

/** The owner's answer, signed in. */
export const useAnswer = (id: string): Answering => {
  const answering = useMutation({
    mutationFn: (coming: boolean) =>
      fetchBody('POST /booking/{id}/coming', { params: { id }, body: { coming } }),
    networkMode: 'always',
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateBookings(),
  });
  return {
    say: (coming) => answering.mutate(coming),
    isSaying: (coming) => answering.isPending && answering.variables === coming,
  };
};
