import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListNotice } from '../../../ui/paged-list/list-notice.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { OfflineState } from '../../../ui/states/offline-state.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { countFilters, pageInstead, type VehicleSearch, withoutFilters } from '../search/vehicle-search.ts';
import type { VehiclePage } from '../vehicle-calls.ts';
import styles from './vehicles-list.module.css';
import { VehiclesTable } from './vehicles-table.tsx';

type FoundVehiclesProps = {
  readonly search: VehicleSearch;
  readonly list: UseQueryResult<VehiclePage>;
  readonly openId: string | undefined;
  /** False while a filter is wrong: what is shown then answers an earlier question. */
  readonly isAsked: boolean;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

/** A tab without anything is good news, filters that find nothing are not. */
const Nothing = ({ search, onChange }: Pick<FoundVehiclesProps, 'search' | 'onChange'>) => {
  const { t } = useTranslation();
  const isFiltered = search.search !== '' || countFilters(search) > 0;
  if (!isFiltered) return <EmptyState title={t(`boardVehicles.emptyTab.${search.tab}`)} />;
  return (
    <EmptyState
      title={t('boardVehicles.empty')}
      action={
        <Button variant="default" onClick={() => onChange(withoutFilters(search))}>
          {t('boardVehicles.clearFilters')}
        </Button>
      }
    />
  );
};

/** What the filters find. Rows of earlier filters are never shown as the answer to these. */
export const FoundVehicles = ({ search, list, openId, isAsked, onChange }: FoundVehiclesProps) => {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, isRefetchError } = list;
  const { page, size } = search;
  const isOffline = list.fetchStatus === 'paused';
  const count = data?.content.length ?? 0;
  const isEmptied = isAsked && data !== undefined && !isPlaceholderData && count === 0 && page > 0;
  const total = data?.total ?? 0;
  const goBack = useEffectEvent(() => onChange({ page: pageInstead(page, { total, size }) }));

  useEffect(() => {
    if (isEmptied) goBack();
  }, [isEmptied]);

  if (!isAsked) return <p role="status">{t('boardVehicles.checkFilters')}</p>;
  if (isOffline && (!data || isPlaceholderData)) return <OfflineState />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void list.refetch()} />;
  if (!data || isEmptied || (isPlaceholderData && count === 0)) return <SkeletonRows />;
  return (
    <Renewed className={styles.found} isOld={isPlaceholderData}>
      {isOffline && <ListNotice text={t('pagedList.offline')} />}
      {isRefetchError && (
        <ListNotice text={t('pagedList.refreshFailed')} onRetry={() => void list.refetch()} />
      )}
      {count === 0 ? (
        <Nothing search={search} onChange={onChange} />
      ) : (
        <VehiclesTable vehicles={data.content} search={search} openId={openId} onChange={onChange} />
      )}
      {(count > 0 || page > 0) && (
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
      )}
    </Renewed>
  );
};
