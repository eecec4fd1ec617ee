import { useEffect, useLayoutEffect, useRef } from 'react';

const collectFor = 200;

/** Keys typed less than 200 ms apart are one word; it is used once, when the typing pauses. */
export const useTypeAhead = (use: (keys: string) => void) => {
  const keys = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(use);

  // With the paint, not after it: on a busy machine the pause may be over before other effects have run.
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
