import { useEffect, useRef } from 'react';
import { useLine } from '../../domain/queue/use-line.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Refetches failed queries when the connection is back, so that nobody has to press "retry". */
export const useRecovery = () => {
  const { isLive } = useLine();
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    wasLive.current = isLive;
  }, [isLive]);
};
