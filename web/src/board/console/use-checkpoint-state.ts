import { useQuery } from '@tanstack/react-query';
import { bookingBlockedQuery } from '../../domain/booking/booking-blocked.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { checkpointStateAt } from '../../domain/checkpoint/checkpoint-hours.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { useNow } from '../../lib/use-now.ts';

/** What other operators change is seen within a minute. */
const freshMs = 60_000;

/** Whether booking is blocked and the checkpoint open now; undefined until it is known. */
export const useCheckpointState = () => {
  const now = useNow();
  const timeZone = useTimeZone();
  const { data: blocked } = useQuery(bookingBlockedQuery);
  const { data: params } = useQuery({ ...bookingParamsQuery, staleTime: 30_000, refetchInterval: freshMs });
  return { blocked, checkpoint: params && checkpointStateAt(now, params, timeZone) };
};
