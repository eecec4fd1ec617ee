import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import type { DateError } from '../../ui/date-picker/read-date.ts';
import styles from './board-vehicles.module.css';
import type { FilterFaults } from './filter-faults.ts';
import type { VehicleSearch } from './vehicle-search.ts';

type FilterBarProps = {
  readonly search: VehicleSearch;
  readonly faults: FilterFaults;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
  readonly onDate: (name: 'from' | 'to', day: string, fault: DateError | null) => void;
};

const pauseMs = 300;

type TypedProps = {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly placeholder?: string;
  readonly onSettle: (value: string) => void;
};

/** Looks when the operator stops typing, not at every key. */
const TypedFilter = ({ value, fault, onSettle, ...words }: TypedProps) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSettle(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSettle]);
  return (
    <TextInput
      {...words}
      value={typed}
      error={fault}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};

export const FilterBar = ({ search, faults, onChange, onDate }: FilterBarProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.filters} data-open={isOpen}>
      <Button
        className={styles.toggle ?? ''}
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('boardVehicles.filters')}
      </Button>
      <TypedFilter
        label={t('boardVehicles.plate')}
        value={search.plate}
        fault={faults.plate}
        onSettle={(plate) => onChange({ plate })}
      />
      <TypedFilter
        label={t('boardVehicles.phone')}
        placeholder={t('boardVehicles.phoneHint')}
        value={search.phone}
        fault={faults.phone}
        onSettle={(phone) => onChange({ phone })}
      />
      <NativeSelect
        label={t('boardVehicles.approval')}
        value={search.approved}
        data={[
          { value: '', label: t('boardVehicles.any') },
          { value: 'true', label: t('vehicles.approved') },
          { value: 'false', label: t('vehicles.notApproved') },
        ]}
        onChange={(event) => onChange({ approved: event.currentTarget.value as VehicleSearch['approved'] })}
      />
      <NativeSelect
        label={t('boardVehicles.banStatus')}
        value={search.banStatus}
        data={[
          { value: 'ALL', label: t('boardVehicles.any') },
          { value: 'BANNED', label: t('status.BANNED') },
          { value: 'WARNED', label: t('status.WARNED') },
          { value: 'UNBANNED', label: t('status.UNBANNED') },
        ]}
        onChange={(event) =>
          onChange({ banStatus: event.currentTarget.value as VehicleSearch['banStatus'], from: '', to: '' })
        }
      />
      <NativeSelect
        label={t('boardVehicles.unbanMode')}
        value={search.unbanMode}
        data={[
          { value: '', label: t('boardVehicles.any') },
          { value: 'MANUAL', label: t('boardVehicles.manual') },
          { value: 'EXPIRED', label: t('boardVehicles.expired') },
        ]}
        onChange={(event) => onChange({ unbanMode: event.currentTarget.value as VehicleSearch['unbanMode'] })}
      />
      <DatePicker
        label={t(`boardVehicles.dateFrom.${search.banStatus}`)}
        value={search.from}
        onChange={(day, fault) => onDate('from', day, fault)}
        {...(faults.from !== undefined && { error: faults.from })}
      />
      <DatePicker
        label={t(`boardVehicles.dateTo.${search.banStatus}`)}
        value={search.to}
        onChange={(day, fault) => onDate('to', day, fault)}
        {...(faults.to !== undefined && { error: faults.to })}
      />
      <NativeSelect
        label={t('boardVehicles.sort')}
        value={search.sort}
        data={(['newest', 'eventDesc', 'eventAsc', 'clearedDesc', 'clearedAsc'] as const).map((value) => ({
          value,
          label: t(`boardVehicles.sorts.${value}`),
        }))}
        onChange={(event) => onChange({ sort: event.currentTarget.value as VehicleSearch['sort'] })}
      />
    </div>
  );
};
