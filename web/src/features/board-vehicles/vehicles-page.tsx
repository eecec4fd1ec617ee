import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { Screen } from '../shell/screen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { vehicleListQuery } from './vehicle-list-calls.ts';
import { useVehicleSearch } from './vehicle-search.ts';
import { VehiclesTable } from './vehicles-table.tsx';

/** All vehicles, filtered; what is looked for stands in the address. */
export const VehiclesPage = () => {
  const { t } = useTranslation();
  const { search, change } = useVehicleSearch();
  const { data, error, refetch } = useQuery(vehicleListQuery(search));
  return (
    <Screen width="full" title={t('console.vehicles.title')}>
      <FilterBar search={search} onChange={change} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data?.content.length === 0 && <EmptyState title={t('boardVehicles.empty')} />}
      {data && data.content.length > 0 && <VehiclesTable vehicles={data.content} />}
      {data && (
        <Pager
          search={search}
          last={data.last}
          total={data.total}
          capped={data.totalCapped === true}
          onChange={change}
        />
      )}
    </Screen>
  );
};
