import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { OfflineState } from '../../ui/states/offline-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import styles from './board-vehicles.module.css';
import type { VehiclePage } from './vehicle-list-calls.ts';
import type { VehicleSearch } from './vehicle-search.ts';
import { pageInstead } from './vehicle-search.ts';
import { VehiclesTable } from './vehicles-table.tsx';

type FoundVehiclesProps = {
  readonly search: VehicleSearch;
  readonly list: UseQueryResult<VehiclePage>;
  /** False while a filter is wrong: what is shown then answers an earlier question. */
  readonly isAsked: boolean;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

/** What the filters find. Rows of earlier filters are never shown as the answer to these. */
export const FoundVehicles = ({ search, list, isAsked, onChange }: FoundVehiclesProps) => {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, isRefetchError } = list;
  const { page, size } = search;
  const isOffline = list.fetchStatus === 'paused';
  const count = data?.content.length ?? 0;
  const isEmptied = isAsked && data !== undefined && !isPlaceholderData && count === 0 && page > 0;
  const total = data?.total ?? 0;

  useEffect(() => {
    if (isEmptied) onChange({ page: pageInstead(page, { total, size }) });
  }, [isEmptied, onChange, page, size, total]);

  if (!isAsked) {
    return (
      <>
        <p role="status">{t('boardVehicles.checkFilters')}</p>
        {data && count > 0 && (
          <div className={styles.found} data-old="true">
            <VehiclesTable vehicles={data.content} />
          </div>
        )}
      </>
    );
  }
  if (isOffline && (!data || isPlaceholderData)) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void list.refetch()} />;
  if (!data || isEmptied || (isPlaceholderData && count === 0)) return <SkeletonRows />;
  return (
    <div className={styles.found} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && (
        <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void list.refetch()} />
      )}
      {count === 0 ? (
        <EmptyState title={t('boardVehicles.empty')} />
      ) : (
        <VehiclesTable vehicles={data.content} />
      )}
      <Pager
        page={page}
        size={size}
        count={count}
        total={data.total}
        isCapped={data.totalCapped === true}
        isLast={data.last}
        onPage={(next) => onChange({ page: next })}
        onSize={(next) => onChange({ size: next })}
      />
    </div>
  );
};
