import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Sort } from '../../../ui/table/next-sort.ts';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { type SortKey, timeColumn } from '../search/tabs.ts';
import type { VehicleSearch } from '../search/vehicle-search.ts';
import { VehicleRow } from './vehicle-row.tsx';

type VehiclesTableProps = {
  readonly vehicles: readonly OperatorVehicle[];
  readonly search: VehicleSearch;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

export const VehiclesTable = ({ vehicles, search, onChange }: VehiclesTableProps) => {
  const { t } = useTranslation();
  const openId = useParams({ strict: false }).id;
  const keys = useRowKeys(vehicles.map(({ id }) => id));
  const [by, direction] = search.sort.split(',') as [SortKey, Sort<SortKey>['direction']];
  const time = timeColumn[search.tab];
  return (
    <DataTable<SortKey>
      label={t('boardVehicles.title')}
      columns={[
        { key: 'plate', label: t('boardVehicles.columns.plate'), sortBy: 'registrationPlate' },
        { key: 'model', label: t('boardVehicles.columns.model'), sortBy: 'model' },
        { key: 'papers', label: t('boardVehicles.columns.papers'), isWide: true },
        { key: 'time', label: t(`boardVehicles.columns.${time}`), sortBy: time, isWide: true },
        { key: 'booking', label: t('boardVehicles.columns.booking'), sortBy: 'nextBooking', isWide: true },
        { key: 'marks', label: t('boardVehicles.columns.marks'), isUnlabelled: true, isWide: true },
      ]}
      sort={{ by, direction }}
      onSort={(sort) => onChange({ sort: `${sort.by},${sort.direction}` })}
      rowKeys={keys.list}
    >
      {vehicles.map((vehicle) => (
        <VehicleRow
          key={vehicle.id}
          vehicle={vehicle}
          search={search}
          isOpen={vehicle.id === openId}
          isStop={vehicle.id === keys.stop}
        />
      ))}
    </DataTable>
  );
};
