import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../lib/time/time-zone.ts';
import { addDays } from '../../ui/date-picker/calendar-day.ts';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import text from '../../ui/text/text.module.css';
import styles from './board-log.module.css';
import { CheckPanel } from './check-panel.tsx';
import { logDayQuery } from './log-calls.ts';
import { LogDay } from './log-day.tsx';

type DayChoiceProps = {
  readonly date: string;
  readonly today: string;
  readonly onChange: (date: string) => void;
};

const DayChoice = ({ date, today, onChange }: DayChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.row} ${styles.days}`}>
      <DatePicker
        label={t('boardLog.day')}
        value={date}
        max={today}
        onChange={(day) => {
          if (day !== '') onChange(day);
        }}
      />
      <Button variant="default" onClick={() => onChange(addDays(date, -1))}>
        {t('boardLog.previousDay')}
      </Button>
      <Button variant="default" disabled={date >= today} onClick={() => onChange(addDays(date, 1))}>
        {t('boardLog.nextDay')}
      </Button>
    </div>
  );
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const useShownDay = () => {
  const today = useToday();
  const { date } = useSearch({ strict: false }) as { readonly date?: unknown };
  const navigate = useNavigate();
  const show = (day: string) =>
    void navigate({
      to: '/log',
      search: Object.fromEntries(day === today ? [] : [['date', day]]),
      replace: true,
    });
  return { date: isDay(date) ? date : today, today, show };
};

export const LogPage = () => {
  const { t } = useTranslation();
  const { date, today, show } = useShownDay();
  const log = useQuery(logDayQuery(date));
  const head = log.data?.head;
  return (
    <Screen width="wide" title={t('boardLog.title')}>
      <div className={layout.stack}>
        <p>{t('boardLog.intro')}</p>
        <DayChoice date={date} today={today} onChange={show} />
        {head && (
          <p className={text.breaks}>
            {t('boardLog.head', { seq: head.seq })} <code className={text.code}>{head.hash}</code>
          </p>
        )}
        <CheckPanel date={date} isToday={date === today} />
        <LogDay key={date} log={log} />
      </div>
    </Screen>
  );
};
