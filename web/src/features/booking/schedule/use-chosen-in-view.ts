import { useLayoutEffect, useRef } from 'react';
import { stripScroll } from './strip-scroll.ts';

/** Moves the strip, and nothing around it, so far that the chosen day is seen. `chosen` and `count` say when to look. */
export const useChosenInView = (chosen: string | null, count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const day = strip.current?.querySelector(':checked')?.parentElement;
    if (chosen === null || count === 0 || !strip.current || !day) return;
    strip.current.scrollLeft = stripScroll(strip.current, day);
  }, [chosen, count]);
  return strip;
};
