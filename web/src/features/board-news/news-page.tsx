import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { ListNotice } from '../../ui/paged-list/list-notice.tsx';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { Renewed } from '../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { newsPageQuery } from './news-calls.ts';
import styles from './news-page.module.css';
import { useNewsSearch } from './news-search.ts';
import { NewsTable } from './news-table.tsx';

const FoundNews = () => {
  const { t } = useTranslation();
  const { place, address, change } = useNewsSearch();
  const { id }: { id?: string } = useParams({ strict: false });
  const { data, error, fetchStatus, isPlaceholderData, isRefetchError, refetch } = useQuery(
    newsPageQuery(place),
  );
  const isOffline = fetchStatus === 'paused';
  if (!data && isOffline) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const { content } = data;
  return (
    <Renewed isOld={isPlaceholderData}>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {content.length === 0 ? (
        <EmptyState title={t('boardNews.empty')} text={t('boardNews.emptyText')} />
      ) : (
        <NewsTable items={content} openId={id} address={address} />
      )}
      <Pager
        {...place}
        count={content.length}
        total={data.total}
        isCapped={data.totalCapped === true}
        isLast={data.last}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
      />
    </Renewed>
  );
};

/** What readers are told, newest first. */
export const NewsPage = () => {
  const { t } = useTranslation();
  const { address } = useNewsSearch();
  const title = t('boardNews.title');
  usePageTitle(title);
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <a href="/info" target="_blank" rel="noreferrer" className={styles.site}>
            {t('boardNews.onSite')} ↗
          </a>
          <Button
            className={styles.link ?? ''}
            px={16}
            renderRoot={(props) => <Link {...props} to="/news/new" search={address} />}
          >
            {t('boardNews.write')}
          </Button>
        </div>
        <div className={`${card.card} ${styles.list}`}>
          <FoundNews />
        </div>
      </div>
    </ListWithPanel>
  );
};
