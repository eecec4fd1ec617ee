import { useSyncExternalStore } from 'react';

/** Where the booking screen's two columns have become one; its style sheets say the same. */
const narrow = matchMedia('(max-width: 1000px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
