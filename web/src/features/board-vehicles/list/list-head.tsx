import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SheetButton } from '../../../domain/sheets/sheet-button.tsx';
import { useToday } from '../../../lib/time/time-zone.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { countFilters, type VehicleSearch } from '../search/vehicle-search.ts';
import { fetchSheet } from '../vehicle-calls.ts';
import { SearchField } from './search-field.tsx';
import styles from './vehicles-list.module.css';

type ListHeadProps = {
  readonly search: VehicleSearch;
  readonly fault: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

const MagnifierIcon = () => (
  <Icon size={18}>
    <path d="M16.5 16.5 21 21M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
  </Icon>
);

const SlidersIcon = () => (
  <Icon size={18}>
    <path d="M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4" />
  </Icon>
);

export const ListHead = ({ search, fault, isOpen, onToggle, onChange }: ListHeadProps) => {
  const { t } = useTranslation();
  const count = countFilters(search);
  const today = useToday();
  return (
    <div className={layout.apart}>
      <h1>{t('boardVehicles.title')}</h1>
      <div className={`${layout.row} ${styles.tools}`}>
        <SearchField
          label={t('boardVehicles.search')}
          isLabelled={false}
          placeholder={t('boardVehicles.search')}
          icon={<MagnifierIcon />}
          value={search.search}
          fault={fault}
          onSettle={(text) => onChange({ search: text })}
        />
        <Button
          variant="default"
          leftSection={<SlidersIcon />}
          aria-expanded={isOpen}
          aria-controls="vehicle-filters"
          onClick={onToggle}
        >
          {count === 0 ? t('boardVehicles.filters') : t('boardVehicles.filtersSet', { count })}
        </Button>
        <SheetButton download={() => fetchSheet(search, today)} />
      </div>
    </div>
  );
};
