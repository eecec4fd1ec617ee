import { type RefObject, useEffect } from 'react';

/** Which ends of the bar have more beyond them. */
const cutEnds = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  [scrollLeft > 1 && 'before', scrollLeft + clientWidth < scrollWidth - 1 && 'after']
    .filter(Boolean)
    .join(' ');

/** Keeps the chosen tab of a bar in sight: at first, when another is chosen, and when the room changes. */
export const useChosenInSight = (bar: RefObject<HTMLElement | null>, chosen: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is why
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
    // It tells at first too. The numbers in the tabs come later and make them wider.
    const observer = new ResizeObserver(show);
    for (const element of [shown, ...shown.children]) observer.observe(element);
    shown.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', tell);
    };
  }, [bar, chosen]);
};
