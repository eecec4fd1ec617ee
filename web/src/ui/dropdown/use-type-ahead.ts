import { useEffect, useLayoutEffect, useRef } from 'react';

const collectFor = 200;

/** Collects keys typed within 200 ms of each other; `use` runs once, when the typing pauses. */
export const useTypeAhead = (use: (keys: string) => void) => {
  const keys = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(use);

  // A layout effect: on a busy machine the timer may fire before passive effects run.
  useLayoutEffect(() => {
    latest.current = use;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const collect = (key: string) => {
    keys.current += key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const word = keys.current;
      keys.current = '';
      latest.current(word);
    }, collectFor);
  };

  return { collect, isCollecting: () => keys.current !== '' };
};
