import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { nextSlot } from './next-slot.ts';
import type { CalendarDay } from './plan-week.ts';
import type { Stretch } from './stretch.ts';

const slotMark = 'data-slot';
const startOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest(`[${slotMark}]`)?.getAttribute(slotMark) ?? null) : null;

const isWithin = ({ anchor, head }: Stretch, start: string) =>
  anchor < head ? anchor <= start && start <= head : head <= start && start <= anchor;

type Options = {
  readonly days: readonly CalendarDay[];
  /** Slots before this have begun and cannot be changed. */
  readonly firstOpen: string;
  readonly onAct: () => void;
  /** Called when the pointer is released, because before that nothing below it may move. */
  readonly onChosen: () => void;
};

/** Selects slots by dragging or arrow keys. Shift extends the selection. */
export const useStretch = ({ days, firstOpen, onAct, onChosen }: Options) => {
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const isShown = (start: string) => days.some(({ slots }) => slots.some((slot) => slot.start === start));

  const choose = (start: string, isMore: boolean) => {
    if (start < firstOpen) return;
    setStretch((before) => ({ anchor: isMore && before ? before.anchor : start, head: start }));
  };
  const goTo = (week: Element, start: string, isMore: boolean) => {
    week.querySelector<HTMLElement>(`[${slotMark}="${start}"]`)?.focus();
    if (isMore) choose(start, true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const start = startOf(event.target);
    if (start === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && start >= firstOpen) {
      event.preventDefault();
      if (stretch === null || !isWithin(stretch, start)) choose(start, event.shiftKey);
      onAct();
      return;
    }
    const next = nextSlot(days, start, event.key);
    if (next === undefined) return;
    event.preventDefault();
    // The first Shift selects the focused slot.
    if (event.shiftKey && stretch === null) choose(start, false);
    goTo(event.currentTarget, next, event.shiftKey);
  };

  return {
    stretch: stretch && isShown(stretch.anchor) && isShown(stretch.head) ? stretch : null,
    clear: () => setStretch(null),
    extend: () =>
      setStretch((before) => {
        const all = days.flatMap(({ slots }) => slots.map(({ start }) => start));
        const next = before && all[all.indexOf(before.head) + 1];
        return before && next ? { ...before, head: next } : before;
      }),
    /** The slot that Tab reaches. */
    stop: stop !== null && isShown(stop) ? stop : null,
    week: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => setStop(startOf(target)),
      onClick: ({ target, shiftKey }: MouseEvent) => {
        const start = startOf(target);
        if (start !== null) choose(start, shiftKey);
        onChosen();
      },
      onPointerDown: (event: PointerEvent) => {
        const start = startOf(event.target);
        // Only for a mouse, because a finger scrolls and a tap also makes a click.
        if (start !== null && event.pointerType === 'mouse' && event.button === 0)
          choose(start, event.shiftKey);
      },
      onPointerOver: (event: PointerEvent) => {
        const start = startOf(event.target);
        if (start !== null && event.pointerType === 'mouse' && event.buttons === 1) choose(start, true);
      },
    },
  };
};
