import { useState } from 'react';

/** Ignores taps right after the button appeared, because they were meant for what was there before. */
export const useLateTap = (ignoredMs: number, onTap: () => void) => {
  const [appearedAt] = useState(() => performance.now());
  return () => {
    if (performance.now() - appearedAt >= ignoredMs) onTap();
  };
};
