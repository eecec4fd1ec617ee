import { startTransition, useEffect, useState } from 'react';

/** Whoever steps on by key does so sooner. */
const momentMs = 200;

/**
 * Whether the same is shown since a moment; never what is not known yet. What takes long to draw can wait until somebody
 * looks at it, and what decides something must. It is drawn piece by piece: the next key comes between.
 */
export const useStaying = (id: string | undefined, afterMs = momentMs): boolean => {
  const [stayed, setStayed] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => startTransition(() => setStayed(id)), afterMs);
    return () => clearTimeout(timer);
  }, [id, afterMs]);
  return id !== undefined && stayed === id;
};
