import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { addMonths, type CalendarDay, clampDay, partsOf } from './calendar-day.ts';
import { stepAmongDays, stepAmongMonths } from './calendar-keys.ts';
import type { DateLimits } from './read-date.ts';

const monthNumber = (day: CalendarDay) => partsOf(day).year * 12 + partsOf(day).month;

const isCell = (target: EventTarget) => target instanceof Element && target.matches('[data-cell]');

type Standing = DateLimits & { value: CalendarDay; today: CalendarDay };

/**
 * Where the keyboard stands among the days of a month or the months of a year, and how it moves: the library's own
 * arrows stop at the edges of what is shown, and it knows no other keys.
 */
export const useCalendarCursor = ({ value, today, min, max }: Standing) => {
  const [level, setLevel] = useState<'month' | 'year'>('month');
  const [cursor, setCursor] = useState(() => clampDay(value === '' ? today : value, min, max));
  const box = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(true);
  const isDays = level === 'month';
  const goTo = (day: CalendarDay) => setCursor(clampDay(day, min, max));

  useLayoutEffect(() => {
    // The arrow to a month beyond the limits is disabled under the finger that pressed it.
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
    /** To the same date of another month. */
    goToMonth: (month: CalendarDay) => goTo(addMonths(cursor, monthNumber(month) - monthNumber(cursor))),
    /** Above the months stands a decade to the library; here the way leads back to the days. */
    changeLevel: (next: 'month' | 'year' | 'decade') => {
      mustFocus.current = true;
      setLevel(next === 'year' ? 'year' : 'month');
    },
  };
};
