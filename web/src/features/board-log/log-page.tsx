import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../lib/time/time-zone.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import styles from './board-log.module.css';
import { CheckPanel } from './check-panel.tsx';
import { DayChoice } from './day-choice.tsx';
import { logDayQuery } from './log-calls.ts';
import { LogDay } from './log-day.tsx';

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
      <p>{t('boardLog.intro')}</p>
      <DayChoice date={date} today={today} onChange={show} />
      {head && (
        <p className={styles.head}>
          {t('boardLog.head', { seq: head.seq })} <code>{head.hash}</code>
        </p>
      )}
      <CheckPanel date={date} isToday={date === today} />
      <LogDay key={date} log={log} />
    </Screen>
  );
};
