import { useLayoutEffect, useRef } from 'react';
import { currentTrail, giveFocusTo } from '../../ui/focus/focus-trail.ts';

/** The field takes the focus at once, and what had it before gets it back. */
export const useTakenFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const opener = currentTrail();
    field.current?.focus();
    return () => giveFocusTo(opener);
  }, []);
  return field;
};
