import { Button } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { ListCallout } from './list-callout.tsx';
import styles from './paged-list.module.css';
import type { PagedRows } from './use-paged-list.ts';

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

export const ListEnd = <T,>({ list, onAskedForMore }: ListEndProps<T>) => {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, list.mayLoadNext && !list.nextFailed, list.loadNext);

  const loadMore = () => {
    onAskedForMore();
    if (list.mayLoadNext) list.loadNext();
  };
  return (
    <div ref={end} className={`${layout.stack} ${styles.end}`}>
      {list.loadingNext && !list.offline && <SkeletonRows rows={1} />}
      {list.nextFailed && !list.loadingNext ? (
        <ListCallout text={t('pagedList.moreFailed')} onRetry={loadMore} />
      ) : (
        list.hasNext && (
          <Button variant="default" aria-disabled={list.loadingNext} onClick={loadMore}>
            {t('pagedList.more')}
          </Button>
        )
      )}
    </div>
  );
};
