import { useSyncExternalStore } from 'react';

/** A phone, held either way; the style sheets say the same. */
const compact = matchMedia('(max-width: 699px), (max-height: 499px)');

const subscribe = (listener: () => void) => {
  compact.addEventListener('change', listener);
  return () => compact.removeEventListener('change', listener);
};

export const useCompact = () => useSyncExternalStore(subscribe, () => compact.matches);
