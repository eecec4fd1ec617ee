import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { weekdays } from '#contract/params/weekdays.ts';
import { type Cell, dayHours, paint, type WeekCells } from './week-cells.ts';

const steps: Readonly<Record<string, readonly [day: number, hour: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const cellOf = (target: EventTarget | null): Cell | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [day = '', hour = ''] = found?.dataset.cell?.split(' ') ?? [];
  return found ? { day: Number(day), hour: Number(hour) } : undefined;
};

const within = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);

type Brush = { readonly from: Cell; readonly to: Cell; readonly open: boolean };

/** A mouse paints cells. A finger taps them, because painting would keep the page from scrolling. Keys do both. */
export const usePainting = (cells: WeekCells, onChange: (cells: WeekCells) => void) => {
  const [brush, setBrush] = useState<Brush | null>(null);
  const [focused, setFocused] = useState<Cell>({ day: 0, hour: 8 });
  const wasDrawn = useRef(false);
  const isOpen = ({ day, hour }: Cell) => cells[day]?.[hour] === true;
  const shown = brush ? paint(cells, brush.from, brush.to, brush.open) : cells;

  useEffect(() => {
    if (!brush) return;
    const stop = () => {
      setBrush(null);
      onChange(shown);
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const from = cellOf(event.target);
    if (!step || !from) return;
    event.preventDefault();
    const to = {
      day: within(from.day + step[0], weekdays.length),
      hour: within(from.hour + step[1], dayHours),
    };
    setFocused(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.day} ${to.hour}"]`)?.focus();
    if (event.shiftKey) onChange(paint(cells, from, to, isOpen(from)));
  };

  return {
    shown,
    brush,
    focused,
    handlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const from = cellOf(event.target);
        wasDrawn.current = event.pointerType !== 'touch';
        if (!from || !wasDrawn.current || event.button !== 0) return;
        setFocused(from);
        setBrush({ from, to: from, open: !isOpen(from) });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = cellOf(event.target);
        if (brush && to) setBrush({ ...brush, to });
      },
      onClick: (event: { target: EventTarget; detail: number }) => {
        const cell = cellOf(event.target);
        // A click made by a key has no detail. A click after a mouse has painted is ignored.
        if (!cell || (wasDrawn.current && event.detail > 0)) return;
        setFocused(cell);
        onChange(paint(cells, cell, cell, !isOpen(cell)));
      },
    },
  };
};
