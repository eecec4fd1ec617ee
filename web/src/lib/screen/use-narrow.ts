import { useSyncExternalStore } from 'react';

/** Single-column breakpoint of the booking screen; must match its style sheets. */
const narrow = matchMedia('(max-width: 1000px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches);
