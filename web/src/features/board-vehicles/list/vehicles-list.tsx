import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import card from '../../../ui/card/card.module.css';
import type { DateError } from '../../../ui/date-picker/read-date.ts';
import { type FilterFaults, faultsIn, refusedFilters } from '../search/filter-faults.ts';
import { useVehicleSearch } from '../search/use-vehicle-search.ts';
import { countFilters } from '../search/vehicle-search.ts';
import { vehicleListQuery } from '../vehicle-calls.ts';
import { Filters } from './filters.tsx';
import { FoundVehicles } from './found-vehicles.tsx';
import { ListHead } from './list-head.tsx';
import { TabBar } from './tab-bar.tsx';
import styles from './vehicles-list.module.css';

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
    <section className={styles.screen}>
      <ListHead
        search={search}
        fault={faults.search}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onChange={change}
      />
      <TabBar search={search} />
      {isOpen && <Filters search={search} faults={faults} onChange={change} onDate={changeDate} />}
      <div className={`${card.card} ${styles.card}`}>
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
