import { useLayoutEffect, useRef } from 'react';
import { currentTrail, giveFocusTo } from '../../ui/focus/focus-trail.ts';

/** Focuses the field on open and restores the focus on close. */
export const useTakenFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const opener = currentTrail();
    field.current?.focus();
    return () => giveFocusTo(opener);
  }, []);
  return field;
};
