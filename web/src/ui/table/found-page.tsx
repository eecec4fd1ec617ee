import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../paged-list/list-notice.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { OfflineState } from '../states/offline-state.tsx';
import { Renewed } from '../states/renewed.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { Pager } from './pager.tsx';

type Page<Row> = {
  readonly content: readonly Row[];
  readonly total: number;
  readonly totalCapped?: boolean | undefined;
  readonly last: boolean;
};

type Place = { readonly page: number; readonly size: number };

type Props<Row> = {
  readonly list: UseQueryResult<Page<Row>>;
  readonly place: Place;
  readonly onPlace: (changes: Partial<Place>) => void;
  /** Instead of rows where there are none. */
  readonly empty: ReactNode;
  readonly skeleton?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a page that was the last one may be gone meanwhile. */
const useTurnBack = ({ page }: Place, isEmptied: boolean, onPlace: Props<unknown>['onPlace']) => {
  const back = useEffectEvent(() => onPlace({ page: page - 1 }));
  useEffect(() => {
    if (isEmptied) back();
  }, [isEmptied]);
};

/** A page of what was looked for, in every state it can be in, and the way to the others. */
export const FoundPage = <Row,>({ list, place, onPlace, className, ...parts }: Props<Row>) => {
  const { t } = useTranslation();
  const { data, error, fetchStatus, isPlaceholderData, isRefetchError, refetch } = list;
  const isOffline = fetchStatus === 'paused';
  const isEmptied = !isPlaceholderData && data?.content.length === 0 && place.page > 0;
  useTurnBack(place, isEmptied, onPlace);
  if (!data && isOffline) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return parts.skeleton ?? <SkeletonRows />;
  const { content, total, totalCapped = false, last } = data;
  return (
    <Renewed className={className} isOld={isPlaceholderData}>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {content.length === 0 ? parts.empty : parts.children(content)}
      <Pager
        {...place}
        count={content.length}
        total={total}
        isCapped={totalCapped}
        isLast={last}
        onPage={(page) => onPlace({ page })}
        onSize={(size) => onPlace({ size })}
      />
    </Renewed>
  );
};
