import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { findBookingByNumber } from '../../../domain/queue/acts/queue-calls.ts';

/**
 * The truck's current status from the live queue. Once it has left the queue it is fetched, because the
 * queue does not say why. Undefined: not in the queue yet, or still loading.
 */
export const useStatusNow = ({ formattedBookingNumber: number }: CheckInAnswer, row?: AdminQueueRow) => {
  const [wasInLine, setWasInLine] = useState(false);
  if (row && !wasInLine) setWasInLine(true);
  const isGone = wasInLine && !row;
  const { data } = useQuery({
    queryKey: ['queue', 'after-line', number],
    queryFn: async () => (await findBookingByNumber(number ?? '')).bookingStatus,
    enabled: isGone && number !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return { isGone, status: row?.bookingStatus ?? (isGone ? data : undefined) };
};
