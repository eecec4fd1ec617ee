import { useSyncExternalStore } from 'react';

/** A phone in either orientation; keep in sync with the media queries in CSS. */
const compact = matchMedia('(max-width: 699px), (max-height: 499px)');

const subscribe = (listener: () => void) => {
  compact.addEventListener('change', listener);
  return () => compact.removeEventListener('change', listener);
};

export const useCompact = () => useSyncExternalStore(subscribe, () => compact.matches);
