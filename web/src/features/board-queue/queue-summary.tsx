import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeStatuses, type BookingStatus } from '#contract/bookings/booking-status.ts';
import { useDurationWords } from '../../domain/booking/booking-words.ts';
import { queueAccuracyQuery } from '../../domain/queue/queue-accuracy.ts';
import { useLine } from '../../domain/queue/use-queue.ts';
import { fetchBody } from '../../lib/api.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { percentWords, rateWords } from '../../lib/words/number-words.ts';
import buttons from '../../ui/button/button.module.css';
import layout from '../../ui/layout/layout.module.css';
import { shortcutsHelp } from '../../ui/shortcuts/use-shortcuts.ts';
import text from '../../ui/text/text.module.css';
import styles from './queue-summary.module.css';

type FigureProps = {
  readonly label: string;
  readonly about?: string;
  readonly value: string;
  readonly note?: string | undefined;
};

const Figure = ({ label, about, value, note }: FigureProps) => (
  <div
    className={`${layout.line} ${layout.tight} ${text.dimmed} ${text.whole} ${styles.figure}`}
    title={about}
  >
    <dt>{label}</dt>
    <dd>
      <strong className={text.figures}>{value}</strong> {note}
    </dd>
  </div>
);

/** Trucks booked for the day: those that have departed, and all that are not cancelled. */
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

/** The title of the page and its figures, which the console's bar shows instead of the search field. */
export const QueueSummary = () => {
  const { t } = useTranslation();
  const { queue } = useLine();
  const durationWords = useDurationWords();
  const { data: accuracy } = useQuery({ ...queueAccuracyQuery, refetchInterval: 600_000 });
  const { data: departed } = useQuery(departedQuery(useToday()));
  return (
    <div className={`${layout.line} ${layout.grow} ${styles.summary}`}>
      <h1>{t('console.queue.title')}</h1>
      <dl className={`${text.small} ${layout.row} ${layout.grow} ${styles.figures}`}>
        <Figure
          label={t('boardQueue.summary.throughput')}
          value={queue ? rateWords(queue.throughputPerHour) : '…'}
          note={t('boardQueue.summary.perHour')}
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
            value={accuracy ? percentWords(accuracy.share) : '…'}
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
    </div>
  );
};
