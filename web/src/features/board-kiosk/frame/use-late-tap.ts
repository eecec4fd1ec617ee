import { useState } from 'react';

/** Ignores taps that come sooner after the button appeared: they were meant for what stood there before. */
export const useLateTap = (ignoredMs: number, onTap: () => void) => {
  const [appearedAt] = useState(() => performance.now());
  return () => {
    if (performance.now() - appearedAt >= ignoredMs) onTap();
  };
};
