import { DatePicker } from '@mantine/dates';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { addMonths, type CalendarDay, clampDay, partsOf, weekdayOf } from './calendar-day.ts';
import { stepAmongDays, stepAmongMonths } from './calendar-keys.ts';
import { fullDayName, monthNames, monthTitle, weekdayNames, yearTitle } from './calendar-names.ts';
import type { DateLimits } from './read-date.ts';

const monthNumber = (day: CalendarDay) => partsOf(day).year * 12 + partsOf(day).month;

const isCell = (target: EventTarget) => target instanceof Element && target.matches('[data-cell]');

type CalendarInput = DateLimits & { value: CalendarDay; today: CalendarDay };

/** Own arrow keys, because Mantine's stop at the edges of the shown month, and Mantine supports no other keys. */
const useCalendarCursor = ({ value, today, min, max }: CalendarInput) => {
  const [level, setLevel] = useState<'month' | 'year'>('month');
  const [cursor, setCursor] = useState(() => clampDay(value === '' ? today : value, min, max));
  const box = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(true);
  const isDays = level === 'month';
  const goTo = (day: CalendarDay) => setCursor(clampDay(day, min, max));

  // Not a layout effect, because that of the panel shows it later, and what is hidden takes no focus.
  useEffect(() => {
    // A month arrow that reaches the limit is disabled and loses the focus.
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
    /** Mantine goes on to the decade, but this calendar returns to the days. */
    changeLevel: (next: 'month' | 'year' | 'decade') => {
      mustFocus.current = true;
      setLevel(next === 'year' ? 'year' : 'month');
    },
  };
};

export type CalendarProps = DateLimits & {
  value: CalendarDay;
  today: CalendarDay;
  onPick: (day: CalendarDay) => void;
};

const Title = ({ text }: { text: string }) => <span aria-live="polite">{text}</span>;

const classNames = {
  calendarHeader: classes.header ?? '',
  calendarHeaderControl: classes.turn ?? '',
  calendarHeaderLevel: classes.title ?? '',
  month: classes.grid ?? '',
  monthsList: classes.grid ?? '',
  monthsListControl: classes.month ?? '',
};

export const Calendar = (props: CalendarProps) => {
  const { value, today, min, max, onPick } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { box, level, cursor, goTo, goToMonth, changeLevel } = useCalendarCursor(props);
  const weekdays = weekdayNames(language);
  const months = monthNames(language);

  const grid = {
    role: 'grid',
    'aria-label': level === 'month' ? monthTitle(language, cursor) : yearTitle(cursor),
  };
  const inRow = { role: 'none' };

  const cell = (name: string, label: string) => ({
    role: 'gridcell',
    'data-cell': name,
    'aria-label': label,
    'aria-selected': name === value.slice(0, name.length),
    'aria-current': name === today.slice(0, name.length) ? ('date' as const) : undefined,
    // `selected` only decides which cell is the tab stop.
    selected: name === cursor.slice(0, name.length),
  });

  return (
    <div className={classes.calendar} {...box}>
      <DatePicker
        value={value === '' ? null : value}
        onChange={(day) => day !== null && onPick(day)}
        date={cursor}
        onDateChange={goTo}
        level={level}
        onLevelChange={changeLevel}
        onMonthSelect={goToMonth}
        hideOutsideDates
        enableKeyboardNavigation={false}
        {...(min !== undefined && { minDate: min })}
        {...(max !== undefined && { maxDate: max })}
        weekdayFormat={(day) => weekdays[weekdayOf(day)]?.short}
        monthLabelFormat={(month) => <Title text={monthTitle(language, month)} />}
        yearLabelFormat={(year) => <Title text={yearTitle(year)} />}
        monthsListFormat={(month) => months[partsOf(month).month - 1] ?? ''}
        getDayProps={(day) => cell(day, fullDayName(language, day))}
        getMonthControlProps={(month) => cell(month.slice(0, 7), monthTitle(language, month))}
        ariaLabels={{
          previousMonth: t('datePicker.previousMonth'),
          nextMonth: t('datePicker.nextMonth'),
          previousYear: t('datePicker.previousYear'),
          nextYear: t('datePicker.nextYear'),
        }}
        attributes={{
          calendarHeaderLevel: { 'aria-expanded': level === 'year' },
          month: grid,
          monthsList: grid,
          monthCell: inRow,
          monthsListCell: inRow,
        }}
        classNames={classNames}
      />
    </div>
  );
};
