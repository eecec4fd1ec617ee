import { useLayoutEffect, useRef } from 'react';

/** Moves the strip, and nothing around it, so far that the chosen day is seen. `chosen` and `count` say when to look. */
export const useChosenInView = (chosen: string | null, count: number) => {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const day = strip.current?.querySelector(':checked')?.parentElement;
    if (chosen === null || count === 0 || !strip.current || !day) return;
    const { scrollLeft, clientWidth } = strip.current;
    const isSeen =
      day.offsetLeft >= scrollLeft && day.offsetLeft + day.offsetWidth <= scrollLeft + clientWidth;
    if (!isSeen) strip.current.scrollLeft = day.offsetLeft - (clientWidth - day.offsetWidth) / 2;
  }, [chosen, count]);
  return strip;
};
