import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './plan/fit-grid.ts';

/** The element's size in the display's unit, which is its font size. Null until measured. */
export const useRoom = (element: RefObject<HTMLElement | null>): Room | null => {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(current).getPropertyValue('font-size'));
      setRoom((known) => {
        const next = { width: current.clientWidth / unit, height: current.clientHeight / unit };
        return known?.width === next.width && known.height === next.height ? known : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
};
