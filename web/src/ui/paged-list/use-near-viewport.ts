import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back once each time it is `enabled` and near the viewport. */
export const useNearViewport = (element: RefObject<Element | null>, enabled: boolean, onNear: () => void) => {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!enabled || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled]);
};
