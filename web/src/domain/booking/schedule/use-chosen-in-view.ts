import { useLayoutEffect, useRef } from 'react';

type Strip = { readonly scrollLeft: number; readonly clientWidth: number };
type Day = { readonly offsetLeft: number; readonly offsetWidth: number };

/** How far a strip has to be scrolled to show a day whole: not at all when it does, else so that it is in the middle. */
export const stripScroll = ({ scrollLeft, clientWidth }: Strip, { offsetLeft, offsetWidth }: Day): number => {
  const isSeen = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  return isSeen ? scrollLeft : Math.max(0, offsetLeft - (clientWidth - offsetWidth) / 2);
};

/** Moves the strip, and nothing around it, so far that the chosen day is seen. `chosen` and `count` say when to look. */
export const useChosenInView = (chosen: string | null, count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  const wasMoved = useRef(false);
  useLayoutEffect(() => {
    const day = strip.current?.querySelector(':checked')?.parentElement;
    if (chosen === null || count === 0 || !strip.current || !day) return;
    // Most often there is nothing to move, and looking would make the browser lay the whole screen out twice.
    if (!wasMoved.current && day === strip.current.firstElementChild) return;
    wasMoved.current = true;
    strip.current.scrollLeft = stripScroll(strip.current, day);
  }, [chosen, count]);
  return strip;
};
