import { useEffect, useState } from 'react';

/** Whoever steps on by key does so sooner. */
const momentMs = 150;

/**
 * False in the first moment of a component, or of what it waits for: what takes long to draw can wait until somebody
 * looks at it, and what decides something must.
 */
export const useStaying = (afterMs = momentMs, isThere = true): boolean => {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setStaying(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, isThere]);
  return isStaying;
};
