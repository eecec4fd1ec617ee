import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogHead } from '#contract/queue/queue-log.ts';
import { QrCode } from '../../domain/booking/qr-code.tsx';
import { headAddress } from '../../domain/queue/log-address.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { addDays } from '../../ui/date-picker/calendar-day.ts';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import styles from './board-log.module.css';
import { CheckPanel } from './check-panel.tsx';
import { type LogDay as Day, type LogEntry, logDayQuery } from './log-calls.ts';
import { LogList } from './log-list.tsx';

const step = 100;

const Entries = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(step);
  if (entries.length === 0) return <EmptyState title={t('boardLog.empty')} text={t('boardLog.emptyText')} />;
  return (
    <>
      <LogList entries={entries.slice(0, shown)} />
      {shown < entries.length && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t('boardLog.more')}
        </Button>
      )}
    </>
  );
};

const LogDay = ({ log }: { readonly log: UseQueryResult<Day> }) => (
  <Loaded query={log} skeleton={<SkeletonRows rows={6} height={56} />}>
    {({ entries }) => <Entries entries={entries} />}
  </Loaded>
);

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

const HeadCard = ({ head }: { readonly head: LogHead }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.line}>
      <QrCode className={styles.code} text={headAddress(head)} label={t('boardLog.headCode')} />
      <p>
        {t('boardLog.head', { seq: head.seq })}{' '}
        <code className={`${text.code} ${text.breaks}`}>{head.hash}</code>
      </p>
      <CopyButton text={head.hash} label={t('boardLog.copyHead')} />
    </div>
  );
};

export const LogPage = ({ isSignedIn }: { readonly isSignedIn: boolean }) => {
  const { t } = useTranslation();
  const { date, today, show } = useShownDay();
  const log = useQuery(logDayQuery(date));
  const head = log.data?.head;
  return (
    <Screen width="wide" title={t('boardLog.title')}>
      <div className={layout.stack}>
        <p>{t('boardLog.intro')}</p>
        <DayChoice date={date} today={today} onChange={show} />
        {!isSignedIn && <p className={text.small}>{t('boardLog.noPlates')}</p>}
        {head && <HeadCard head={head} />}
        <CheckPanel date={date} isToday={date === today} isSignedIn={isSignedIn} />
        <LogDay key={date} log={log} />
      </div>
    </Screen>
  );
};
