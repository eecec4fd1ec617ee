import { useEffect, useRef } from 'react';
import { isFocusInDialog } from '../../ui/focus/focus-trail.ts';

/**
 * After a navigation moves the focus to the new screen for keyboards and screen readers, unless something
 * there, such as a panel, already has it.
 */
export const useFocusOnNavigation = (pathname: string) => {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current?.matches(':focus-within:not(:focus)') || isFocusInDialog()) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};
