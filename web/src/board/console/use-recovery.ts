import { useEffect, useRef } from 'react';
import { useLine } from '../../domain/queue/use-line.ts';
import { queryClient } from '../../lib/query-client.ts';

/** What could not be loaded while the server was away is asked for again when it is back: nobody has to press for it. */
export const useRecovery = () => {
  const { isLive } = useLine();
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    wasLive.current = isLive;
  }, [isLive]);
};
