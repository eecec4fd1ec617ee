import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentTrail, giveFocusTo, isFocusInDialog } from '../focus/focus-trail.ts';
import { focusListRow } from '../table/use-row-keys.ts';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The focus comes with the panel, starts anew with another row, and goes back to the row that is shown last. */
export const usePanelFocus = (panel: RefObject<HTMLElement | null>, rowId: string | undefined) => {
  const latest = useRef(rowId);
  useLayoutEffect(() => {
    const opener = currentTrail();
    return () => {
      // Once the panel is gone and the list can be reached again. Whoever went elsewhere is left alone.
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
    shown.querySelector('[data-panel-body]')?.scrollTo(0, 0);
    if (isFocusInDialog() && !shown.contains(document.activeElement)) return;
    const first = shown.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? shown).focus({ preventScroll: true });
  }, [panel, rowId]);
};
