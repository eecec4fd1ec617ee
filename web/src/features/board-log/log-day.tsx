import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import styles from './board-log.module.css';
import type { LogEntry } from './log-calls.ts';
import { LogList } from './log-list.tsx';

type Log = UseInfiniteQueryResult<{ readonly pages: readonly { readonly content: readonly LogEntry[] }[] }>;

/** The entries of the day that have been loaded, or why there are none. */
export const LogDay = ({ log }: { readonly log: Log }) => {
  const { t } = useTranslation();
  const { data, error, fetchStatus, hasNextPage, isFetchingNextPage } = log;
  const isOffline = fetchStatus === 'paused';
  if (!data && isOffline) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void log.refetch()} />;
  if (!data) return <SkeletonRows rows={6} height={56} />;
  const entries = data.pages.flatMap(({ content }) => content);
  return (
    <>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {error && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void log.refetch()} />}
      {entries.length === 0 ? (
        <EmptyState title={t('boardLog.empty')} text={t('boardLog.emptyText')} />
      ) : (
        <LogList entries={entries} />
      )}
      {hasNextPage && (
        <Button
          className={styles.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {t('boardLog.more')}
        </Button>
      )}
    </>
  );
};
