import { type RefObject, useEffect } from 'react';

const cutEnds = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after']
    .filter(Boolean)
    .join(' ');

/** Centres the chosen tab at first, and when the choice or the size changes. */
export const useChosenInSight = (bar: RefObject<HTMLElement | null>, chosen: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another tab
  useEffect(() => {
    const shown = bar.current;
    if (shown === null) return;
    const tell = () => {
      shown.dataset.cut = cutEnds(shown);
    };
    const show = () => {
      const tab = shown.querySelector<HTMLElement>('[aria-current]');
      if (tab) shown.scrollLeft = tab.offsetLeft - (shown.clientWidth - tab.offsetWidth) / 2;
      tell();
    };
    // The observer also runs at first. Tabs get wider when their counts are loaded.
    const observer = new ResizeObserver(show);
    for (const element of [shown, ...shown.children]) observer.observe(element);
    shown.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', tell);
    };
  }, [bar, chosen]);
};
