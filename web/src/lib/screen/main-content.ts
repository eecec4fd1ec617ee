import { useEffect } from 'react';
import { sharedValue } from '../shared-value.ts';
import { afterPaint } from './afterwards.tsx';

const isShown = sharedValue(false);

const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};

/** Must be called when the main content (a form, the free times) is rendered. */
export const useMainContent = (isThere = true) => {
  useEffect(() => {
    if (isThere && !isShown.get()) afterPaint(() => whenIdle(() => isShown.set(true)));
  }, [isThere]);
};

/** True once main content was painted after the page load. Deferred loading starts then. */
export const useMainContentShown = isShown.useValue;
