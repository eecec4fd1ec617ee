import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { FoundPage } from '../../../ui/table/found-page.tsx';
import { countFilters, type VehicleSearch, withoutFilters } from '../search/vehicle-search.ts';
import type { VehiclePage } from '../vehicle-calls.ts';
import styles from './vehicles-list.module.css';
import { VehiclesTable } from './vehicles-table.tsx';

type FoundVehiclesProps = {
  readonly search: VehicleSearch;
  readonly list: UseQueryResult<VehiclePage>;
  /** False while a filter is invalid: the shown list then answers an earlier query. */
  readonly isAsked: boolean;
  /** The filter bar is shown, with its reset button. */
  readonly hasFilters: boolean;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

/** An empty tab is good news; filters without results are not. */
const Nothing = ({ search, hasFilters, onChange }: Omit<FoundVehiclesProps, 'list' | 'isAsked'>) => {
  const { t } = useTranslation();
  const count = countFilters(search);
  if (search.search === '' && count === 0)
    return <EmptyState title={t(`boardVehicles.emptyTab.${search.tab}`)} />;
  return (
    <EmptyState
      title={t('boardVehicles.empty')}
      action={
        (count === 0 || !hasFilters) && (
          <Button variant="default" onClick={() => onChange(withoutFilters(search))}>
            {t('boardVehicles.clearFilters')}
          </Button>
        )
      }
    />
  );
};

export const FoundVehicles = ({ search, list, isAsked, hasFilters, onChange }: FoundVehiclesProps) => {
  const { t } = useTranslation();
  const { page, size } = search;
  if (!isAsked) return <p role="status">{t('boardVehicles.checkFilters')}</p>;
  return (
    <FoundPage
      className={styles.found}
      list={list}
      place={{ page, size }}
      onPlace={onChange}
      empty={<Nothing search={search} hasFilters={hasFilters} onChange={onChange} />}
    >
      {(vehicles) => <VehiclesTable vehicles={vehicles} search={search} onChange={onChange} />}
    </FoundPage>
  );
};
