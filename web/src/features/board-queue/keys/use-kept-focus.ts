import { type RefObject, useEffect } from 'react';
import { currentDialogs } from '../../../ui/dialogs/dialog-stack.ts';

/** On a phone, focusing the field would open a keyboard over the screen. */
const isByTouch = () => matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the field on mount, and whenever the focused element disappears, for example because a
 * colleague called that truck.
 */
export const useKeptFocus = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    // Runs after the focus that a navigation gives to the page. Somebody who types elsewhere by then keeps the focus.
    const timer = setTimeout(() => {
      if (isByTouch() || document.activeElement?.matches('input, textarea, select')) return;
      field.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [field]);
  useEffect(() => {
    if (isByTouch() || currentDialogs().length > 0) return;
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  });
};
