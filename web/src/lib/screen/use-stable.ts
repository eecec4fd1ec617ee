import { useCallback, useEffect, useRef } from 'react';

/** The same function for as long as the component is there, so that what gets it is not drawn again for it. */
export const useStable = <Args extends readonly unknown[]>(act: (...args: Args) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
