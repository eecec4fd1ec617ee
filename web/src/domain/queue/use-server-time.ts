import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The time by the server's clock, asked for again so often. */
export const useServerTime = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
