import { useCallback, useEffect, useRef } from 'react';

/** Stable function identity, so that memoized children do not re-render. */
export const useStable = <Args extends readonly unknown[]>(act: (...args: Args) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
