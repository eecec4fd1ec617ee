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

/** What the filters find. */
export const FoundVehicles = ({ search, list, isAsked, onChange }: FoundVehiclesProps) => {
  const { t } = useTranslation();
  const { page, size } = search;
  if (!isAsked) return <p role="status">{t('boardVehicles.checkFilters')}</p>;
  return (
    <FoundPage
      className={styles.found}
      list={list}
      place={{ page, size }}
      onPlace={onChange}
      empty={<Nothing search={search} onChange={onChange} />}
    >
      {(vehicles) => <VehiclesTable vehicles={vehicles} search={search} onChange={onChange} />}
    </FoundPage>
  );
};
