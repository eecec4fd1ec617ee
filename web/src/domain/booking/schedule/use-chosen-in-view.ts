import { useLayoutEffect, useRef } from 'react';

type Strip = { readonly scrollLeft: number; readonly clientWidth: number };
type Day = { readonly offsetLeft: number; readonly offsetWidth: number };

/** Scroll position that centres the day, or the current one if the day is fully visible. */
export const stripScroll = ({ scrollLeft, clientWidth }: Strip, { offsetLeft, offsetWidth }: Day): number => {
  const isSeen = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  return isSeen ? scrollLeft : Math.max(0, offsetLeft - (clientWidth - offsetWidth) / 2);
};

/** Scrolls only the strip, not the page. Runs when `chosen` or `count` changes. */
export const useChosenInView = (chosen: string | null, count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const wasMoved = useRef(false);
  useLayoutEffect(() => {
    const day = strip.current?.querySelector(':checked')?.parentElement;
    if (chosen === null || count === 0 || !strip.current || !day) return;
    // Measuring forces a second layout of the whole screen, so the common case of the first day skips it.
    if (!wasMoved.current && day === strip.current.firstElementChild) return;
    wasMoved.current = true;
    strip.current.scrollLeft = stripScroll(strip.current, day);
  }, [chosen, count]);
  return strip;
};
