import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateLimits } from './read-date.ts';

type CalendarHeaderProps = DateLimits & {
  title: string;
  level: 'days' | 'months';
  cursor: CalendarDay;
  onTurn: (count: -1 | 1) => void;
  onTitle: () => void;
};

const Arrow = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const CalendarHeader = ({ title, level, cursor, min, max, onTurn, onTitle }: CalendarHeaderProps) => {
  const { t } = useTranslation();
  const length = level === 'days' ? 7 : 4;
  const step = level === 'days' ? 1 : 12;
  const canGoBack = min === undefined || addMonths(cursor, -step).slice(0, length) >= min.slice(0, length);
  const canGoOn = max === undefined || addMonths(cursor, step).slice(0, length) <= max.slice(0, length);

  return (
    <div className={classes.header}>
      <button
        type="button"
        className={classes.turn}
        aria-label={t(level === 'days' ? 'datePicker.previousMonth' : 'datePicker.previousYear')}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onTurn(-1)}
      >
        <Arrow path="M12.5 5l-5 5 5 5" />
      </button>
      <button type="button" className={classes.title} aria-expanded={level === 'months'} onClick={onTitle}>
        <span aria-live="polite">{title}</span>
      </button>
      <button
        type="button"
        className={classes.turn}
        aria-label={t(level === 'days' ? 'datePicker.nextMonth' : 'datePicker.nextYear')}
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onTurn(1)}
      >
        <Arrow path="M7.5 5l5 5-5 5" />
      </button>
    </div>
  );
};
