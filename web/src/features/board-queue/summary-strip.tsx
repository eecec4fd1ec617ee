import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { activeStatuses, type BookingStatus } from '#contract/bookings/booking-status.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { useDurationWords } from '../../domain/booking/booking-words.ts';
import { minutesSince } from '../../domain/queue/call-age.ts';
import { queueAccuracyQuery } from '../../domain/queue/queue-accuracy.ts';
import type { Line } from '../../domain/queue/use-line.ts';
import { useServerTime } from '../../domain/queue/use-server-time.ts';
import { fetchBody } from '../../lib/api.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import buttons from '../../ui/button/button.module.css';
import card from '../../ui/card/card.module.css';
import { InfoLabel } from '../../ui/info-label/info-label.tsx';
import layout from '../../ui/layout/layout.module.css';
import { shortcutsHelp } from '../../ui/shortcuts/shortcuts-help.ts';
import text from '../../ui/text/text.module.css';
import styles from './summary-strip.module.css';

type FigureProps = {
  readonly label: string;
  /** Explanation of the label. */
  readonly about?: string;
  readonly value: string;
  readonly note?: string | undefined;
};

const Figure = ({ label, about, value, note }: FigureProps) => (
  <div className={styles.figure} title={note}>
    <dt className={`${text.small} ${text.dimmed}`}>
      {about === undefined ? label : <InfoLabel text={label} tooltip={about} />}
    </dt>
    <dd>
      <strong className={text.figures}>{value}</strong>
      {note && <span className={`${text.small} ${text.dimmed}`}>{note}</span>}
    </dd>
  </div>
);

const numberWords = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languageTag(), options).format(value);

const throughputWords = (perHour: number | null) =>
  perHour === null ? '—' : numberWords(perHour, { maximumFractionDigits: 1 });

/** Trucks booked for the day: departed, and all except cancelled ones. */
const departedQuery = (day: string) => ({
  queryKey: ['booking', 'departed', day],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const count = async (statuses: BookingStatus[]) => {
      const body = { statuses, dateFrom: day, dateTo: day };
      return (await fetchBody('POST /booking/all', { query: { size: 1 }, body, signal })).total;
    };
    const [left, active] = await Promise.all([count(['LEFT_WAITING_ZONE']), count([...activeStatuses])]);
    return { left, total: left + active };
  },
  refetchInterval: 60_000,
});

type Props = { readonly line: Line };

export const SummaryStrip = memo(({ line }: Props) => {
  const { t } = useTranslation();
  const { queue, called } = line;
  const now = useServerTime(15_000);
  const durationWords = useDurationWords();
  const { data: params } = useQuery(bookingParamsQuery);
  const { data: accuracy } = useQuery({ ...queueAccuracyQuery, refetchInterval: 600_000 });
  const { data: departed } = useQuery(departedQuery(useToday()));
  const longest = Math.max(0, ...called.map(({ calledAt }) => minutesSince(calledAt ?? '', now)));
  const plan = params && Math.round((params.slotCapacity * 60) / params.slotMinutes);
  return (
    <section className={`${card.frame} ${layout.row} ${styles.strip}`}>
      <h1>{t('console.queue.title')}</h1>
      <dl className={styles.figures}>
        <Figure label={t('boardQueue.summary.waiting')} value={queue ? String(queue.waiting) : '…'} />
        <Figure
          label={t('boardQueue.summary.called')}
          value={queue ? String(queue.called) : '…'}
          note={called.length > 0 ? t('boardQueue.summary.longest', { minutes: longest }) : undefined}
        />
        <Figure
          label={t('boardQueue.summary.throughput')}
          value={queue ? throughputWords(queue.throughputPerHour) : '…'}
          note={plan ? t('boardQueue.summary.plan', { count: plan }) : undefined}
        />
        <Figure
          label={t('boardQueue.summary.lag')}
          about={t('boardQueue.summary.lagAbout')}
          value={queue ? durationWords(queue.lagMinutes) : '…'}
        />
        <Figure
          label={t('boardQueue.summary.departed')}
          value={departed ? String(departed.left) : '…'}
          note={departed && t('boardQueue.summary.departedOf', { count: departed.total })}
        />
        {accuracy?.share !== null && (
          <Figure
            label={t('boardQueue.summary.accuracy')}
            about={t('boardQueue.summary.accuracyAbout')}
            value={accuracy ? numberWords(accuracy.share, { style: 'percent' }) : '…'}
            note={accuracy && t('boardQueue.summary.accuracyDays', { count: accuracy.days })}
          />
        )}
      </dl>
      <button
        type="button"
        className={`${buttons.button} ${styles.help}`}
        aria-label={t('shortcuts.title')}
        title={t('shortcuts.title')}
        onClick={shortcutsHelp.open}
      >
        ?
      </button>
    </section>
  );
});
