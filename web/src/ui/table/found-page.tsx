import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListCallout } from '../paged-list/list-callout.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { Renewed } from '../states/renewed.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { OfflineState } from '../states/state-block.tsx';
import { Pager } from './pager.tsx';

/** The last page that has rows, but at least one page back, in case `total` is outdated. */
export const pageInstead = (page: number, { total, size }: { total: number; size: number }): number =>
  Math.max(0, Math.min(page - 1, Math.ceil(total / size) - 1));

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
  readonly empty: ReactNode;
  readonly skeleton?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Leaves a page without rows, which has become empty or never existed. */
const useTurnBack = (isEmptied: boolean, turn: () => void) => {
  const turnBack = useEffectEvent(turn);
  useEffect(() => {
    if (isEmptied) turnBack();
  }, [isEmptied]);
};

/** Shows the previous results until the new ones arrive. */
export const FoundPage = <Row,>({ list, place, onPlace, className, ...parts }: Props<Row>) => {
  const { t } = useTranslation();
  const { data, error, fetchStatus, isPlaceholderData, isRefetchError, refetch } = list;
  const { page, size } = place;
  const isOffline = fetchStatus === 'paused';
  const isNothing = data?.content.length === 0;
  const isEmptied = isNothing && !isPlaceholderData && page > 0;
  useTurnBack(isEmptied, () => onPlace({ page: pageInstead(page, { total: data?.total ?? 0, size }) }));
  if (isOffline && (!data || isPlaceholderData)) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || isEmptied || (isNothing && isPlaceholderData)) return parts.skeleton ?? <SkeletonRows />;
  const { content, total, totalCapped = false, last } = data;
  return (
    <Renewed className={className} isOld={isPlaceholderData}>
      {isRefetchError && <ListCallout text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {isNothing ? parts.empty : parts.children(content)}
      {!isNothing && (
        <Pager
          {...place}
          count={content.length}
          total={total}
          isCapped={totalCapped}
          isLast={last}
          onPage={(next) => onPlace({ page: next })}
          onSize={(next) => onPlace({ size: next })}
        />
      )}
    </Renewed>
  );
};
