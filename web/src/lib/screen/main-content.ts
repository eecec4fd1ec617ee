import { useEffect, useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

let isShown = false;
const listeners = new Set<() => void>();

const tell = () => {
  isShown = true;
  for (const listener of listeners) listener();
};

const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};

/** Says that the screen has what its visitor came for, be it a form or the free times. */
export const useMainContent = (isThere = true) => {
  useEffect(() => {
    if (isThere && !isShown) afterPaint(() => whenIdle(tell));
  }, [isThere]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a screen was seen whole since the page was loaded: what nobody waits for begins to load then. */
export const useMainContentShown = () => useSyncExternalStore(subscribe, () => isShown);
