import { useEffect, useState } from 'react';
import { onClockSet, serverNow } from '../../lib/time/server-clock.ts';

/** The server's time, renewed at every full `everyMs` of its clock. */
export const useServerTime = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      clearTimeout(timer);
      const at = serverNow();
      setNow(at);
      timer = setTimeout(renew, everyMs - (at % everyMs));
    };
    renew();
    const unsubscribe = onClockSet(renew);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [everyMs]);
  return now;
};

export const useServerClock = () => useServerTime(1000);
