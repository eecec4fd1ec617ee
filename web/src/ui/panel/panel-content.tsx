import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { ListCallout } from '../paged-list/list-callout.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { OfflineState } from '../states/offline-state.tsx';
import { SkeletonRows } from '../states/skeleton-rows.tsx';
import { EmptyState } from '../states/state-block.tsx';

type Props<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly notFound: string;
  readonly children: (data: Data) => ReactNode;
};

/** Keeps loaded data during a refetch. */
export const PanelContent = <Data,>({ query, notFound, children }: Props<Data>) => {
  const { t } = useTranslation();
  const { data, error, isPending, fetchStatus, refetch } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isGone) {
    return (
      <div role="alert">
        <EmptyState title={notFound} text={t('panel.checkAddress')} />
      </div>
    );
  }
  if (data === undefined && fetchStatus === 'paused') return <OfflineState />;
  if (isPending || data === undefined) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={4} height={120} />;
  }
  return (
    <>
      {fetchStatus === 'paused' && <ListCallout text={t('pagedList.offline')} />}
      {error && <ListCallout text={t('pagedList.refreshFailed')} onRetry={() => void refetch()} />}
      {children(data)}
    </>
  );
};
