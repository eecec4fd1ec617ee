import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { TextButton } from '../../ui/button/text-button.tsx';
import { PanelSection } from '../../ui/panel/panel-section.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { plateText } from '../plate/plate-text.ts';
import styles from './event-list.module.css';
import { EventText } from './event-text.tsx';
import { allEventsQuery, type EventFilter, eventsQuery } from './events.ts';
import { useEventWords } from './use-event-words.ts';

const pageSize = 50;
const newestShown = 5;

type TimelineProps = {
  readonly events: readonly JournalEvent[];
  /** Shows the plate of each event, for lists that mix trucks. */
  readonly withPlates?: boolean;
};

export const Timeline = ({ events, withPlates = false }: TimelineProps) => {
  const wordsOf = useEventWords();
  return (
    <ol>
      {events.map((event) => {
        const { lines, tone, who, when } = wordsOf(event);
        return (
          <li key={event.id} className={styles.event} data-tone={tone}>
            <div>
              {withPlates && event.vehicleRegistrationPlate && (
                <strong>{plateText(event.vehicleRegistrationPlate)}</strong>
              )}
              <EventText lines={lines} />
              <span className={`${text.small} ${text.dimmed}`}>{who}</span>
            </div>
            <time className={`${text.code} ${text.figures} ${text.dimmed}`} dateTime={event.eventDate}>
              {when}
            </time>
          </li>
        );
      })}
    </ol>
  );
};

type MissingProps = {
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  readonly rows: number;
};

const Missing = ({ query, rows }: MissingProps) => {
  const { t } = useTranslation();
  if (!query.isError) return <SkeletonRows rows={rows} />;
  return <LoadFailure message={t('journal.history.failed')} onRetry={() => void query.refetch()} />;
};

const WholeHistory = ({ filter }: { readonly filter: EventFilter }) => {
  const { t } = useTranslation();
  const query = useInfiniteQuery(allEventsQuery(filter, pageSize));
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  if (!data) return <Missing query={query} rows={5} />;
  const events = new Map(data.pages.flatMap(({ content }) => content).map((event) => [event.id, event]));
  return (
    <>
      <Timeline events={[...events.values()]} />
      {hasNextPage && (
        <TextButton disabled={isFetching} onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          {t('journal.history.more')}
        </TextButton>
      )}
    </>
  );
};

type NewestProps = { readonly query: ReturnType<typeof useNewest> };

const useNewest = (filter: EventFilter) => useQuery(eventsQuery(filter, { page: 0, size: newestShown }));

const Newest = ({ query }: NewestProps) => {
  const { t } = useTranslation();
  const { data } = query;
  if (!data) return <Missing query={query} rows={3} />;
  if (data.content.length === 0) return <p className={text.dimmed}>{t('journal.history.empty')}</p>;
  return <Timeline events={data.content} />;
};

export const EventList = ({ filter }: { readonly filter: EventFilter }) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const newest = useNewest(filter);
  const { data } = newest;
  const total = data?.totalCapped ? undefined : data?.total;
  return (
    <PanelSection
      title={t('journal.history.title')}
      beside={
        data &&
        !data.last && (
          <TextButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole && t('journal.history.less')}
            {!isWhole &&
              (total === undefined
                ? t('journal.history.wholeOfMany')
                : t('journal.history.whole', { number: total }))}
          </TextButton>
        )
      }
    >
      {isWhole ? <WholeHistory filter={filter} /> : <Newest query={newest} />}
    </PanelSection>
  );
};
