import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { addMonths, type CalendarDay, clampDay } from './calendar-day.ts';
import { CalendarDays } from './calendar-days.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { stepAmongDays, stepAmongMonths } from './calendar-keys.ts';
import { CalendarMonths } from './calendar-months.tsx';
import { monthTitle, yearTitle } from './calendar-names.ts';
import type { DateLimits } from './read-date.ts';

export type CalendarProps = DateLimits & {
  value: CalendarDay;
  today: CalendarDay;
  onPick: (day: CalendarDay) => void;
};

/** One month to pick a day from; its title leads to the months of the year. */
export const Calendar = ({ value, today, min, max, onPick }: CalendarProps) => {
  const { i18n } = useTranslation();
  const [level, setLevel] = useState<'days' | 'months'>('days');
  const [cursor, setCursor] = useState(() => clampDay(value === '' ? today : value, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(true);
  const isDays = level === 'days';

  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${isDays ? cursor : cursor.slice(0, 7)}"]`)
      ?.focus();
  }, [cursor, isDays]);

  const turn = (count: number) =>
    setCursor((day) => clampDay(addMonths(day, isDays ? count : count * 12), min, max));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = isDays ? stepAmongDays(event) : stepAmongMonths(event);
    if (step === undefined) return;
    event.preventDefault();
    mustFocus.current = true;
    setCursor((day) => clampDay(step(day), min, max));
  };

  const pickMonth = (day: CalendarDay) => {
    mustFocus.current = true;
    setCursor(clampDay(day, min, max));
    setLevel('days');
  };

  const title = isDays ? monthTitle(i18n.language, cursor) : yearTitle(cursor);
  const shared = {
    gridRef: grid,
    language: i18n.language,
    label: title,
    cursor,
    value,
    today,
    min,
    max,
    onKeyDown,
  };

  return (
    <div className={classes.calendar}>
      <CalendarHeader
        title={title}
        level={level}
        cursor={cursor}
        min={min}
        max={max}
        onTurn={turn}
        onTitle={() => {
          mustFocus.current = true;
          setLevel(isDays ? 'months' : 'days');
        }}
      />
      {isDays ? (
        <CalendarDays {...shared} onPick={onPick} />
      ) : (
        <CalendarMonths {...shared} onPick={pickMonth} />
      )}
    </div>
  );
};
