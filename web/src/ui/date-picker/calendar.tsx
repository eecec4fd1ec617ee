import { DatePicker } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { type CalendarDay, partsOf, weekdayOf } from './calendar-day.ts';
import { fullDayName, monthNames, monthTitle, weekdayNames, yearTitle } from './calendar-names.ts';
import type { DateLimits } from './read-date.ts';
import { useCalendarCursor } from './use-calendar-cursor.ts';

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
