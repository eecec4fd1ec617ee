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

/** Call when the main content (a form, the free times) is rendered. */
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

/** True once main content has been painted since the page load; deferred loading starts then. */
export const useMainContentShown = () => useSyncExternalStore(subscribe, () => isShown);
