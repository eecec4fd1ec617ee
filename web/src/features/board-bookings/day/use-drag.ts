import { type DragEvent, useRef, useState } from 'react';

const bookingAt = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
const slotAt = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest('[data-start]')?.getAttribute('data-start') : null;

/** The container of all rows handles drag and drop, because a day may have a thousand chips. */
export const useDrag = (onDrop: (id: string, start: string) => void) => {
  const dragged = useRef<string | null>(null);
  const [state, setState] = useState<{ readonly id: string; readonly over: string | null } | null>(null);
  const end = () => {
    dragged.current = null;
    setState(null);
  };
  return {
    dragged: state,
    handlers: {
      onDragStart: (event: DragEvent) => {
        const id = bookingAt(event);
        if (!id) return;
        dragged.current = id;
        event.dataTransfer.effectAllowed = 'move';
        setState({ id, over: null });
      },
      onDragOver: (event: DragEvent) => {
        const over = slotAt(event);
        if (dragged.current === null || !over) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        if (state?.over !== over) setState({ id: dragged.current, over });
      },
      onDrop: (event: DragEvent) => {
        const [id, start] = [dragged.current, slotAt(event)];
        end();
        if (id === null || !start) return;
        event.preventDefault();
        onDrop(id, start);
      },
      onDragEnd: end,
    },
  };
};
