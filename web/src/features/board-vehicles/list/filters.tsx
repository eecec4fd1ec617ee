import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import type { DateError } from '../../../ui/date-picker/read-date.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { FilterFaults } from '../search/filter-faults.ts';
import { askedIn, firstSort, type SortKey, type VehicleSort } from '../search/tabs.ts';
import { countFilters, type VehicleSearch, withoutFilters } from '../search/vehicle-search.ts';
import { SearchField } from './search-field.tsx';
import styles from './vehicles-list.module.css';

type FiltersProps = {
  readonly search: VehicleSearch;
  readonly faults: FilterFaults;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
  readonly onDate: (name: 'from' | 'to', day: string, fault: DateError | null) => void;
};

/** Sort orders without a column heading, plus the current one. */
const orders = (search: VehicleSearch): readonly VehicleSort[] => [
  ...new Set<VehicleSort>([
    firstSort[search.tab],
    search.sort,
    'eventDate,DESC',
    'eventDate,ASC',
    'clearedDate,DESC',
    'clearedDate,ASC',
  ]),
];

export const Filters = ({ search, faults, onChange, onDate }: FiltersProps) => {
  const { t } = useTranslation();
  const asked = askedIn[search.tab];
  const status = search.tab === 'banned' ? 'BANNED' : search.banStatus;
  return (
    <section
      id="vehicle-filters"
      className={layout.fields}
      aria-label={t('boardVehicles.filters')}
    >
      <SearchField
        label={t('boardVehicles.plate')}
        value={search.plate}
        fault={faults.plate}
        onSettle={(plate) => onChange({ plate })}
      />
      <SearchField
        label={t('boardVehicles.phone')}
        placeholder={t('boardVehicles.phoneHint')}
        value={search.phone}
        fault={faults.phone}
        onSettle={(phone) => onChange({ phone })}
      />
      {asked.includes('approved') && (
        <NativeSelect
          label={t('boardVehicles.approval')}
          value={search.approved}
          data={[
            { value: '', label: t('boardVehicles.any') },
            { value: 'true', label: t('vehicles.approved') },
            { value: 'false', label: t('vehicles.notApproved') },
          ]}
          onChange={({ currentTarget }) =>
            onChange({ approved: currentTarget.value as VehicleSearch['approved'] })
          }
        />
      )}
      {asked.includes('banStatus') && (
        <NativeSelect
          label={t('boardVehicles.banStatus')}
          value={search.banStatus}
          data={[
            { value: 'ALL', label: t('boardVehicles.any') },
            { value: 'BANNED', label: t('status.BANNED') },
            { value: 'WARNED', label: t('status.WARNED') },
            { value: 'UNBANNED', label: t('status.UNBANNED') },
          ]}
          onChange={({ currentTarget }) =>
            onChange({ banStatus: currentTarget.value as VehicleSearch['banStatus'], from: '', to: '' })
          }
        />
      )}
      {asked.includes('unbanMode') && (
        <NativeSelect
          label={t('boardVehicles.unbanMode')}
          value={search.unbanMode}
          data={[
            { value: '', label: t('boardVehicles.any') },
            { value: 'MANUAL', label: t('boardVehicles.manual') },
            { value: 'EXPIRED', label: t('boardVehicles.expired') },
          ]}
          onChange={({ currentTarget }) =>
            onChange({ unbanMode: currentTarget.value as VehicleSearch['unbanMode'] })
          }
        />
      )}
      {asked.includes('dates') &&
        (['from', 'to'] as const).map((name) => (
          <DatePicker
            key={name}
            label={t(`boardVehicles.${name === 'from' ? 'dateFrom' : 'dateTo'}.${status}`)}
            value={search[name]}
            onChange={(day, fault) => onDate(name, day, fault)}
            {...(faults[name] !== undefined && { error: faults[name] })}
          />
        ))}
      <NativeSelect
        label={t('boardVehicles.sort')}
        value={search.sort}
        data={orders(search).map((value) => {
          const [by, direction] = value.split(',') as [SortKey, 'ASC' | 'DESC'];
          return { value, label: t(`boardVehicles.sorts.${by}.${direction}`) };
        })}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as VehicleSort })}
      />
      <Button
        variant="default"
        className={styles.clear ?? ''}
        disabled={countFilters(search) === 0}
        onClick={() => onChange({ ...withoutFilters(search), search: search.search })}
      >
        {t('boardVehicles.clearFilters')}
      </Button>
    </section>
  );
};
