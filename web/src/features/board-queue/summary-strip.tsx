import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { useDurationWords } from '../../domain/booking/booking-words.ts';
import { minutesSince } from '../../domain/queue/call-age.ts';
import type { Line } from '../../domain/queue/use-line.ts';
import { useServerTime } from '../../domain/queue/use-server-time.ts';
import { call } from '../../lib/api.ts';
import { languageTag } from '../../lib/i18n.ts';
import { shortcutsHelp } from '../../ui/shortcuts/shortcuts-help.ts';
import styles from './summary-strip.module.css';

type FigureProps = { readonly label: string; readonly value: string; readonly note?: string | undefined };

const Figure = ({ label, value, note }: FigureProps) => (
  <div className={styles.figure} title={note}>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong>
      {note && <span>{note}</span>}
    </dd>
  </div>
);

const accuracyQuery = {
  queryKey: ['queue', 'accuracy'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call('GET /queue/accuracy', { expect: 200, signal })).body,
  staleTime: 600_000,
  refetchInterval: 600_000,
};

const numberWords = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languageTag(), options).format(value);

const throughputWords = (perHour: number | null) =>
  perHour === null ? '—' : numberWords(perHour, { maximumFractionDigits: 1 });

type Props = { readonly line: Line };

/** How the line does: what an operator is asked by everybody who calls. */
export const SummaryStrip = memo(({ line }: Props) => {
  const { t } = useTranslation();
  const { queue, called } = line;
  const now = useServerTime(15_000);
  const durationWords = useDurationWords();
  const { data: params } = useQuery(bookingParamsQuery);
  const { data: accuracy } = useQuery(accuracyQuery);
  const longest = Math.max(0, ...called.map(({ calledAt }) => minutesSince(calledAt ?? '', now)));
  const plan = params && Math.round((params.slotCapacity * 60) / params.slotMinutes);
  return (
    <section className={styles.strip}>
      <h1 className={styles.title}>{t('console.queue.title')}</h1>
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
        <Figure label={t('boardQueue.summary.lag')} value={queue ? durationWords(queue.lagMinutes) : '…'} />
        {accuracy?.share !== null && (
          <Figure
            label={t('boardQueue.summary.accuracy')}
            value={accuracy ? numberWords(accuracy.share, { style: 'percent' }) : '…'}
            note={accuracy && t('boardQueue.summary.accuracyDays', { count: accuracy.days })}
          />
        )}
      </dl>
      <button
        type="button"
        className={styles.help}
        aria-label={t('shortcuts.title')}
        title={t('shortcuts.title')}
        onClick={shortcutsHelp.open}
      >
        ?
      </button>
    </section>
  );
});
