import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { CalendarDay } from './plan-week.ts';
import type { Stretch } from './stretch.ts';

const steps: Readonly<Record<string, { readonly days: number; readonly slots: number }>> = {
  ArrowUp: { days: 0, slots: -1 },
  ArrowDown: { days: 0, slots: 1 },
  ArrowLeft: { days: -1, slots: 0 },
  ArrowRight: { days: 1, slots: 0 },
};

const slotAt = ({ slots }: CalendarDay, time: string) =>
  slots.findLast(({ start }) => start.slice(11) <= time)?.start;

/** The slot to which an arrow key leads. Undefined for other keys. */
export const nextSlot = (days: readonly CalendarDay[], start: string, key: string): string | undefined => {
  const place = days.findIndex(({ day }) => day === start.slice(0, 10));
  const slots = days[place]?.slots ?? [];
  if (key === 'Home') return slots[0]?.start;
  if (key === 'End') return slots.at(-1)?.start;
  const step = steps[key];
  if (!step) return undefined;
  if (step.days !== 0) {
    const beside = days[place + step.days];
    return beside && slotAt(beside, start.slice(11));
  }
  return slots[slots.findIndex((slot) => slot.start === start) + step.slots]?.start;
};

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
