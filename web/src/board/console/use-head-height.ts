import { useLayoutEffect, useRef } from 'react';

/** Publishes the height of the sticky head (its notices come and go), so that panels can stick below it. */
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
