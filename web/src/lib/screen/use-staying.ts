import { useEffect, useState } from 'react';

/** Whoever steps on by key does so sooner. */
const momentMs = 150;

/** False in the first moment of a component: what takes long to draw can wait until somebody looks at it. */
export const useStaying = (): boolean => {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStaying(true), momentMs);
    return () => clearTimeout(timer);
  }, []);
  return isStaying;
};
