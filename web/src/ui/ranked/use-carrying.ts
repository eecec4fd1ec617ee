import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A `to` beyond either end means that end. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const moved = [...items];
  moved.splice(Math.min(items.length - 1, Math.max(0, to)), 0, ...moved.splice(from, 1));
  return moved;
};

/** By how many places a row steps aside while another one is carried from place to place. */
export const stepAside = (place: number, from: number, to: number): -1 | 0 | 1 => {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
};

type Carried = {
  readonly from: number;
  readonly startY: number;
  readonly dy: number;
  /** Distance from one row to the next. */
  readonly step: number;
};

/** Shorter movements are those of a trembling hand, which carry nothing. */
const leastMove = 4;

const stepOf = (row: HTMLElement | null | undefined) => {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!row || !next) return 1;
  return Math.abs(next.getBoundingClientRect().top - row.getBoundingClientRect().top) || 1;
};

/** Rows are carried by a handle, with mouse or finger. No row changes its place before `onDrop` is called. */
export const useCarrying = (count: number, onDrop: (from: number, to: number) => void) => {
  const [carried, setCarried] = useState<Carried | null>(null);
  const wasCarried = useRef(false);
  const isMoving = carried !== null && Math.abs(carried.dy) >= leastMove;
  const over = carried
    ? Math.min(count - 1, Math.max(0, carried.from + Math.round(carried.dy / carried.step)))
    : null;
  useEffect(() => {
    if (!carried) return;
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setCarried(null);
    };
    document.addEventListener('keydown', giveUp);
    return () => document.removeEventListener('keydown', giveUp);
  }, [carried]);
  return {
    carried: isMoving && over !== null ? { ...carried, over } : null,
    /** False for the click that ends a drag. */
    isClick: () => !wasCarried.current,
    handle: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasCarried.current = false;
        setCarried({ from, startY: event.clientY, dy: 0, step: stepOf(event.currentTarget.closest('li')) });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (carried) setCarried({ ...carried, dy: clientY - carried.startY });
      },
      onPointerUp: () => {
        wasCarried.current = isMoving;
        setCarried(null);
        if (isMoving && over !== null && over !== carried.from) onDrop(carried.from, over);
      },
      onPointerCancel: () => setCarried(null),
    }),
  };
};
