import { useEffect, useState } from 'react';
import { onClockSet, serverNow } from '../../lib/time/server-clock.ts';

export const useServerTime = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    const unsubscribe = onClockSet(renew);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [everyMs]);
  return now;
};
