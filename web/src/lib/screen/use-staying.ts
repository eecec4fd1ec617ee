import { startTransition, useEffect, useState } from 'react';

/** Longer than the pause between key presses when stepping through a list. */
const momentMs = 200;

/**
 * Delays expensive rendering, and buttons that decide something, while a person steps through a list. Set in a
 * transition, so that the next key interrupts the rendering.
 */
export const useStaying = (id: string | undefined, afterMs = momentMs): boolean => {
  const [stayed, setStayed] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => startTransition(() => setStayed(id)), afterMs);
    return () => clearTimeout(timer);
  }, [id, afterMs]);
  return id !== undefined && stayed === id;
};
