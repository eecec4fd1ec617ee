import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetButton } from '../../../domain/sheets/sheet-button.tsx';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import controls from '../../../ui/button/text-button.module.css';
import card from '../../../ui/card/card.module.css';
import type { DateError } from '../../../ui/date-picker/read-date.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { FoundPage } from '../../../ui/table/found-page.tsx';
import { type FilterFaults, faultsIn, refusedFilters } from '../search/filter-faults.ts';
import {
  countFilters,
  useVehicleSearch,
  type VehicleSearch,
  withoutFilters,
} from '../search/vehicle-search.ts';
import { fetchSheet, type VehiclePage, vehicleListQuery } from '../vehicle-calls.ts';
import { Filters, SearchField } from './filters.tsx';
import { TabBar } from './tab-bar.tsx';
import styles from './vehicles-list.module.css';
import { VehiclesTable } from './vehicles-table.tsx';

type ListHeadProps = {
  readonly search: VehicleSearch;
  readonly fault: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

const MagnifierIcon = () => <Icon size={18} path="M16.5 16.5 21 21M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />;

const SlidersIcon = () => <Icon size={18} path="M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4" />;

const ListHead = ({ search, fault, isOpen, onToggle, onChange }: ListHeadProps) => {
  const { t } = useTranslation();
  const count = countFilters(search);
  const today = useToday();
  return (
    <div className={layout.apart}>
      <h1>{t('boardVehicles.title')}</h1>
      <div className={`${layout.row} ${styles.tools}`}>
        <SearchField
          aria-label={t('boardVehicles.search')}
          placeholder={t('boardVehicles.search')}
          leftSection={<MagnifierIcon />}
          size="sm"
          value={search.search}
          error={fault}
          onSettle={(text) => onChange({ search: text })}
        />
        <PlainButton aria-expanded={isOpen} aria-controls="vehicle-filters" onClick={onToggle}>
          <SlidersIcon />
          {count === 0 ? t('boardVehicles.filters') : t('boardVehicles.filtersSet', { count })}
        </PlainButton>
        <Link to="/watch-list" className={controls.link}>
          {t('boardVehicles.watchList')}
        </Link>
        <SheetButton download={() => fetchSheet(search, today)} />
      </div>
    </div>
  );
};

type FoundVehiclesProps = {
  readonly search: VehicleSearch;
  readonly list: UseQueryResult<VehiclePage>;
  /** False while a filter is invalid. The shown list then answers an earlier query. */
  readonly isAsked: boolean;
  /** The filter bar is shown, with its reset button. */
  readonly hasFilters: boolean;
  readonly onChange: (changes: Partial<VehicleSearch>) => void;
};

/** Praises an empty tab, but offers to reset filters that find nothing. */
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

const FoundVehicles = ({ search, list, isAsked, hasFilters, onChange }: FoundVehiclesProps) => {
  const { t } = useTranslation();
  const { page, size } = search;
  if (!isAsked) return <EmptyState title={t('boardVehicles.checkFilters')} />;
  return (
    <FoundPage
      list={list}
      place={{ page, size }}
      onPlace={onChange}
      empty={<Nothing search={search} hasFilters={hasFilters} onChange={onChange} />}
    >
      {(vehicles) => <VehiclesTable vehicles={vehicles} search={search} onChange={onChange} />}
    </FoundPage>
  );
};

const readable = { from: true, to: true };

export const VehiclesList = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardVehicles.title'));
  const { search, change } = useVehicleSearch();
  const [dates, setDates] = useState(readable);
  const [isOpen, setIsOpen] = useState(countFilters(search) > 0);
  const known = faultsIn(search);
  const isAskable = known.length === 0 && dates.from && dates.to;
  const list = useQuery({ ...vehicleListQuery(search, useToday()), enabled: isAskable });
  const faults: FilterFaults = {
    ...refusedFilters(list.error),
    ...Object.fromEntries(known.map((name) => [name, t(`boardVehicles.faults.${name}`)])),
  };
  const changeDate = (name: 'from' | 'to', day: string, fault: DateError | null) => {
    setDates({ ...dates, [name]: fault === null });
    change({ [name]: day });
  };
  return (
    <section className={layout.stack}>
      <ListHead
        search={search}
        fault={faults.search}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onChange={change}
      />
      <TabBar search={search} />
      {isOpen && <Filters search={search} faults={faults} onChange={change} onDate={changeDate} />}
      <div className={card.frame}>
        <FoundVehicles
          search={search}
          list={list}
          isAsked={isAskable && Object.keys(faults).length === 0}
          hasFilters={isOpen}
          onChange={change}
        />
      </div>
    </section>
  );
};
