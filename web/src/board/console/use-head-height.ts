import { useLayoutEffect, useRef } from 'react';

/** What sticks below the head of the console, such as a panel, has to know how high it is: strips come and go. */
export const useHeadHeight = () => {
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measured = head.current;
    if (!measured) return;
    const tell = () =>
      frame.current?.style.setProperty('--console-head-height', `${measured.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return { frame, head };
};
