import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

/** Breakpoint for full-screen panels; must match the style sheet. */
const narrow = matchMedia('(max-width: 1099px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

const besides = (element: Element) => {
  const found: HTMLElement[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement?.children ?? []) {
      if (other !== one && other instanceof HTMLElement && !other.inert) found.push(other);
    }
  }
  return found.filter((other) => !other.hasAttribute('data-above-panels'));
};

/** While the panel is full-screen, everything behind it is inert. */
export const useCovering = (panel: RefObject<HTMLElement | null>) => {
  const isCovering = useSyncExternalStore(subscribe, () => narrow.matches);
  useLayoutEffect(() => {
    if (!isCovering || panel.current === null) return;
    const covered = besides(panel.current);
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [isCovering, panel]);
  return isCovering;
};
