import { useEffect, useRef } from 'react';
import { isFocusInDialog } from '../../ui/focus/focus-trail.ts';

/**
 * After a navigation the keyboard and the screen reader start at the new screen, not in the middle of nowhere. What
 * took the focus there by itself, such as a panel, keeps it.
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
