import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useEventWords } from '../../domain/journal/use-event-words.ts';
import { ListNotice } from '../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { Renewed } from '../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { EventRow } from './event-row.tsx';
import styles from './found-events.module.css';
import { type JournalSearch, toAddress } from './journal-search.ts';
import type { FoundList } from './use-found-events.ts';
import { useFreshEvents } from './use-fresh-events.ts';

type RowsProps = { readonly search: JournalSearch; readonly events: readonly JournalEvent[] };

const Rows = ({ search, events }: RowsProps) => {
  const { t } = useTranslation();
  const wordsOf = useEventWords();
  const keys = useRowKeys(events.map(({ id }) => id));
  const isFresh = useFreshEvents(JSON.stringify(toAddress(search)), events);
  const columns = (['when', 'what', 'about', 'who'] as const).map((key) => ({
    key,
    label: t(`journal.page.columns.${key}`),
  }));
  return (
    <DataTable label={t('journal.page.title')} columns={columns} rowKeys={keys.list}>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          words={wordsOf(event)}
          isFresh={isFresh(event.id)}
          rowKey={keys.row(event.id)}
        />
      ))}
    </DataTable>
  );
};

type FoundEventsProps = {
  readonly search: JournalSearch;
  readonly list: FoundList;
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

/** What the filters find, newest first. */
export const FoundEvents = ({ search, list, onChange }: FoundEventsProps) => {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData, isRefetchError, fetchStatus } = list;
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return fetchStatus === 'paused' ? <OfflineState /> : <SkeletonRows />;
  }
  const { content, total, totalCapped = false, last } = data;
  return (
    <Renewed className={styles.card} isOld={isPlaceholderData}>
      {fetchStatus === 'paused' && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {content.length === 0 ? (
        <EmptyState title={t('journal.page.empty')} text={t('journal.page.emptyHint')} />
      ) : (
        <Rows search={search} events={content} />
      )}
      <Pager
        page={search.page}
        size={search.size}
        count={content.length}
        total={total}
        isCapped={totalCapped}
        isLast={last}
        onPage={(page) => onChange({ page })}
        onSize={(size) => onChange({ size })}
      />
    </Renewed>
  );
};
