import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

/** Where a list and a panel find no room side by side; the style sheet says the same. */
const narrow = matchMedia('(max-width: 1099px)');

const subscribe = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Everything that stands beside a branch of the page, from the element up to the body. */
const besides = (element: Element) => {
  const found: HTMLElement[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement?.children ?? []) {
      if (other !== one && other instanceof HTMLElement && !other.inert) found.push(other);
    }
  }
  return found.filter((other) => !other.hasAttribute('data-above-panels'));
};

/** Whether the panel covers the screen. What it covers then cannot be reached, by Tab or by a screen reader. */
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
