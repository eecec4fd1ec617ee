import { useEffect, useState } from 'react';

export const useNow = (every: 'minute' | 'second' = 'minute') => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const period = every === 'minute' ? 60_000 : 1000;
    const timer = setTimeout(() => setNow(new Date()), period - (now.getTime() % period));
    return () => clearTimeout(timer);
  }, [now, every]);
  return now;
};
