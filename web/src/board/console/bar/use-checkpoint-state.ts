import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { checkpointStateAt } from '../../../domain/checkpoint/checkpoint-hours.ts';
import { useServerClock } from '../../../domain/queue/use-server-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';

const minuteMs = 60_000;

/** Whether booking is blocked and the checkpoint open, by the server's clock. Undefined until loaded. */
export const useCheckpointState = () => {
  const minute = Math.floor(useServerClock() / minuteMs);
  const timeZone = useTimeZone();
  const { data: blocked } = useQuery(bookingBlockedQuery);
  // Polls, so that changes by other operators show within a minute.
  const { data: params } = useQuery({ ...bookingParamsQuery, staleTime: 30_000, refetchInterval: minuteMs });
  const checkpoint = useMemo(
    () => params && checkpointStateAt(new Date(minute * minuteMs), params, timeZone),
    [minute, params, timeZone],
  );
  return { blocked, checkpoint };
};
