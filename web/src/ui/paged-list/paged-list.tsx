import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { ErrorState } from '../states/error-state.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { EmptyState, OfflineState } from '../states/state-block.tsx';
import { ListCallout } from './list-callout.tsx';
import styles from './paged-list.module.css';
import { type PagedListSource, type PagedRows, usePagedList } from './use-paged-list.ts';

/** Calls back once each time it is `enabled` and near the viewport. */
const useNearViewport = (element: RefObject<Element | null>, enabled: boolean, onNear: () => void) => {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!enabled || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled]);
};

type ListEndProps<T> = { readonly list: PagedRows<T>; readonly onAskedForMore: () => void };

const ListEnd = <T,>({ list, onAskedForMore }: ListEndProps<T>) => {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const { mayLoadNext, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPaused } = list;
  const loadNext = () => void list.fetchNextPage({ cancelRefetch: false });
  useNearViewport(end, mayLoadNext && !isFetchNextPageError, loadNext);

  const loadMore = () => {
    onAskedForMore();
    if (mayLoadNext) loadNext();
  };
  return (
    <div ref={end} className={`${layout.stack} ${styles.end}`}>
      {isFetchingNextPage && !isPaused && <SkeletonRows rows={1} />}
      {isFetchNextPageError && !isFetchingNextPage ? (
        <ListCallout text={t('pagedList.moreFailed')} onRetry={loadMore} />
      ) : (
        hasNextPage && (
          <Button variant="default" aria-disabled={isFetchingNextPage} onClick={loadMore}>
            {t('pagedList.more')}
          </Button>
        )
      )}
    </div>
  );
};

type Appearance<T> = {
  readonly label: string;
  readonly renderRow: (row: T) => ReactNode;
  readonly idOf: (row: T) => string;
  readonly empty?: ReactNode;
};

type RowsProps<T> = Appearance<T> & { readonly list: PagedRows<T>; readonly rows: readonly T[] };

const Rows = <T,>({ list, rows, label, idOf, renderRow }: RowsProps<T>) => {
  const { t } = useTranslation();
  const element = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  // After "load more" the first new row gets the focus, because the button may be gone.
  useEffect(() => {
    const row = element.current?.children[firstNew.current ?? rows.length];
    if (!(row instanceof HTMLElement)) return;
    firstNew.current = null;
    row.focus();
  }, [rows.length]);

  return (
    <div className={layout.stack}>
      {list.isRefetchError && (
        <ListCallout text={t('pagedList.refreshFailed')} onRetry={() => void list.refetch()} />
      )}
      <ul ref={element} className={layout.stack} aria-label={label} aria-busy={list.isFetchingNextPage}>
        {rows.map((row) => (
          <li key={idOf(row)} className={styles.row} tabIndex={-1}>
            {renderRow(row)}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{t('pagedList.shown', { shown: rows.length })}</VisuallyHidden>
      <ListEnd
        list={list}
        onAskedForMore={() => {
          firstNew.current = rows.length;
        }}
      />
    </div>
  );
};

type PagedListProps<T> = PagedListSource<T> & Appearance<T>;

/** Infinite scroll. A failure keeps the rows and is never shown as an empty list. */
export const PagedList = <T,>(props: PagedListProps<T>) => {
  const { t } = useTranslation();
  const list = usePagedList(props);
  const { rows, hasNextPage, error, isPaused, refetch } = list;
  if (rows !== undefined && (rows.length > 0 || hasNextPage))
    return <Rows {...props} list={list} rows={rows} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (rows !== undefined) return props.empty ?? <EmptyState title={t('pagedList.empty')} />;
  return isPaused ? <OfflineState /> : <SkeletonRows />;
};
