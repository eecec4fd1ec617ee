import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/time/server-clock.ts';

const secondMs = 1000;

export const useServerClock = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = serverNow();
      setNow(at);
      timer = setTimeout(tick, secondMs - (at % secondMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
};
