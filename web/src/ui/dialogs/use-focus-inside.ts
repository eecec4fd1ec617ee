import { type RefObject, useLayoutEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const tabStopsOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );

const keepTabInside = (event: KeyboardEvent, panel: HTMLElement) => {
  if (event.key !== 'Tab') return;
  const stops = tabStopsOf(panel);
  const first = stops[0] ?? panel;
  const last = stops.at(-1) ?? panel;
  const { activeElement } = document;
  const isLeaving = event.shiftKey
    ? activeElement === first || activeElement === panel
    : activeElement === last;
  if (!isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};

/** Layout effects, because an Enter or Tab right after the click that opens must already reach the dialog. */
export const useFocusInside = (panel: RefObject<HTMLElement | null>, isActive: boolean) => {
  useLayoutEffect(() => {
    const inside = panel.current;
    if (!isActive || inside === null || inside.contains(document.activeElement)) return;
    // `preventScroll` shows the beginning of the dialog, even if the focus starts at its buttons.
    (inside.querySelector<HTMLElement>('[data-autofocus]') ?? inside).focus({ preventScroll: true });
  }, [panel, isActive]);

  useLayoutEffect(() => {
    const inside = panel.current;
    if (inside === null) return;
    const onKeyDown = (event: KeyboardEvent) => keepTabInside(event, inside);
    inside.addEventListener('keydown', onKeyDown);
    return () => inside.removeEventListener('keydown', onKeyDown);
  }, [panel]);
};
