import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same, so that memoized children are not rendered again. */
export const useStable = <Args extends readonly unknown[]>(act: (...args: Args) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
