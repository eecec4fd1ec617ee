import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { ListCallout } from '../paged-list/list-callout.tsx';
import { ErrorState } from './error-state.tsx';
import { OfflineState } from './state-block.tsx';

type Props<Data> = {
  readonly query: UseQueryResult<Data>;
  readonly skeleton: ReactNode;
  /** Shown instead of an error if the server knows nothing of this address. */
  readonly unknown?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** Keeps loaded data during a refetch, and tells if that fails. */
export const Loaded = <Data,>({ query, skeleton, unknown, children }: Props<Data>) => {
  const { t } = useTranslation();
  const { data, error, isPaused, refetch } = query;
  const retry = () => void refetch();
  if (unknown && hasCode(error, 'NOT_FOUND', 'INVALID_INPUT')) return unknown;
  if (data === undefined && isPaused) return <OfflineState />;
  if (data === undefined) return error ? <ErrorState error={error} onRetry={retry} /> : skeleton;
  return (
    <>
      {error && <ListCallout text={t('pagedList.refreshFailed')} onRetry={retry} />}
      {children(data)}
    </>
  );
};
