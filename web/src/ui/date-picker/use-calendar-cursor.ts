import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { addMonths, type CalendarDay, clampDay, partsOf } from './calendar-day.ts';
import { stepAmongDays, stepAmongMonths } from './calendar-keys.ts';
import type { DateLimits } from './read-date.ts';

const monthNumber = (day: CalendarDay) => partsOf(day).year * 12 + partsOf(day).month;

const isCell = (target: EventTarget) => target instanceof Element && target.matches('[data-cell]');

type CalendarInput = DateLimits & { value: CalendarDay; today: CalendarDay };

/** Mantine's own arrow keys stop at the edges of the shown month, and it supports no other keys. */
export const useCalendarCursor = ({ value, today, min, max }: CalendarInput) => {
  const [level, setLevel] = useState<'month' | 'year'>('month');
  const [cursor, setCursor] = useState(() => clampDay(value === '' ? today : value, min, max));
  const box = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(true);
  const isDays = level === 'month';
  const goTo = (day: CalendarDay) => setCursor(clampDay(day, min, max));

  useLayoutEffect(() => {
    // A month arrow that reaches the limit gets disabled and loses the focus.
    const focused = box.current?.querySelector(':focus:enabled');
    if (!mustFocus.current && focused) return;
    mustFocus.current = false;
    const name = isDays ? cursor : cursor.slice(0, 7);
    box.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
  }, [cursor, isDays]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = isDays ? stepAmongDays(event) : stepAmongMonths(event);
    if (step === undefined || !isCell(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    mustFocus.current = true;
    goTo(step(cursor));
  };

  return {
    box: { ref: box, onKeyDownCapture },
    level,
    cursor,
    goTo,
    goToMonth: (month: CalendarDay) => goTo(addMonths(cursor, monthNumber(month) - monthNumber(cursor))),
    /** Mantine's next level is the decade; here it returns to the days. */
    changeLevel: (next: 'month' | 'year' | 'decade') => {
      mustFocus.current = true;
      setLevel(next === 'year' ? 'year' : 'month');
    },
  };
};
