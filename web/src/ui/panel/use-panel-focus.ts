import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentTrail, giveFocusTo, isFocusInDialog } from '../focus/focus-trail.ts';
import { focusListRow } from '../table/use-row-keys.ts';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Tracked by events, because reading scrollTop forces a layout. */
const useScrolledBody = (panel: RefObject<HTMLElement | null>) => {
  const scrolled = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const shown = panel.current;
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-panel-body]'))
        scrolled.current = target.scrollTop > 0 ? target : null;
    };
    shown?.addEventListener('scroll', note, { capture: true, passive: true });
    return () => shown?.removeEventListener('scroll', note, { capture: true });
  }, [panel]);
  return scrolled;
};

/** Focuses the panel when it opens or shows another row; on close focuses the row shown last. */
export const usePanelFocus = (panel: RefObject<HTMLElement | null>, rowId: string | undefined) => {
  const latest = useRef(rowId);
  const scrolled = useScrolledBody(panel);
  useLayoutEffect(() => {
    const opener = currentTrail();
    return () => {
      // After unmount, when the list is no longer inert; only if the focus was lost.
      queueMicrotask(() => {
        if (!isLost()) return;
        if (latest.current === undefined || !focusListRow(latest.current)) giveFocusTo(opener);
      });
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = rowId;
    const shown = panel.current;
    if (shown === null) return;
    scrolled.current?.scrollTo(0, 0);
    if (isFocusInDialog() && !shown.contains(document.activeElement)) return;
    const first = shown.querySelector<HTMLElement>('[data-autofocus]') ?? shown;
    if (first !== document.activeElement) first.focus({ preventScroll: true });
  }, [panel, scrolled, rowId]);
};
