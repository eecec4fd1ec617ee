import { Button, NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import type { DateError } from '../../../ui/date-picker/read-date.ts';
import { TypedInput } from '../../../ui/fields/typed-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { FilterFaults } from '../search/filter-faults.ts';
import { type SortKey, settingsOf, type VehicleSort } from '../search/tabs.ts';
import { countFilters, type VehicleSearch, withoutFilters } from '../search/vehicle-search.ts';
import styles from './vehicles-list.module.css';

/** Cuts off the placeholder, which does not fit beside a panel. */
const shortened = { input: { textOverflow: 'ellipsis' } } as const;

export const SearchField = (props: ComponentProps<typeof TypedInput>) => (
  <TypedInput styles={shortened} {...props} />
);

type FiltersProps = {
  readonly search: VehicleSearch;
  readonly faults: FilterFaults;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
  readonly onDate: (name: 'from' | 'to', day: string, fault: DateError | null) => void;
};

const orders = (search: VehicleSearch): readonly VehicleSort[] => [
  ...new Set<VehicleSort>([
    settingsOf[search.tab].sort,
    search.sort,
    'eventDate,DESC',
    'eventDate,ASC',
    'clearedDate,DESC',
    'clearedDate,ASC',
  ]),
];

export const Filters = ({ search, faults, onChange, onDate }: FiltersProps) => {
  const { t } = useTranslation();
  const shownFilters = settingsOf[search.tab].filters;
  const status = search.tab === 'banned' ? 'BANNED' : search.banStatus;
  const select = <Name extends 'approved' | 'banStatus' | 'unbanMode'>(
    name: Name,
    label: string,
    options: Readonly<Record<VehicleSearch[Name], string>>,
    resets: Partial<VehicleSearch> = {},
  ) =>
    shownFilters.includes(name) && (
      <NativeSelect
        label={label}
        value={search[name]}
        data={Object.entries<string>(options).map(([value, words]) => ({ value, label: words }))}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value, ...resets })}
      />
    );
  return (
    <section id="vehicle-filters" className={layout.fields} aria-label={t('boardVehicles.filters')}>
      <SearchField
        label={t('boardVehicles.plate')}
        value={search.plate}
        error={faults.plate}
        onSettle={(plate) => onChange({ plate })}
      />
      <SearchField
        label={t('boardVehicles.phone')}
        placeholder={t('boardVehicles.phoneHint')}
        value={search.phone}
        error={faults.phone}
        onSettle={(phone) => onChange({ phone })}
      />
      {select('approved', t('boardVehicles.approval'), {
        '': t('boardVehicles.any'),
        true: t('vehicles.approved'),
        false: t('vehicles.notApproved'),
      })}
      {select(
        'banStatus',
        t('boardVehicles.banStatus'),
        {
          ALL: t('boardVehicles.any'),
          BANNED: t('status.BANNED'),
          WARNED: t('status.WARNED'),
          UNBANNED: t('status.UNBANNED'),
        },
        { from: '', to: '' },
      )}
      {select('unbanMode', t('boardVehicles.unbanMode'), {
        '': t('boardVehicles.any'),
        MANUAL: t('boardVehicles.manual'),
        EXPIRED: t('boardVehicles.expired'),
      })}
      {shownFilters.includes('dates') &&
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
