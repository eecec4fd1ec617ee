import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateError } from '../../ui/date-picker/read-date.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type FilterFaults, faultsIn, refusedFilters } from './filter-faults.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import { vehicleListQuery } from './vehicle-list-calls.ts';
import { useVehicleSearch } from './vehicle-search.ts';

const readable = { from: true, to: true };

/** All vehicles, filtered; what is looked for stands in the address. */
export const VehiclesPage = () => {
  const { t } = useTranslation();
  const { search, change } = useVehicleSearch();
  const [dates, setDates] = useState(readable);
  const known = faultsIn(search);
  const isAskable = known.length === 0 && dates.from && dates.to;
  const list = useQuery({ ...vehicleListQuery(search), enabled: isAskable });
  const faults: FilterFaults = {
    ...refusedFilters(list.error),
    ...Object.fromEntries(known.map((name) => [name, t(`boardVehicles.faults.${name}`)])),
  };
  const changeDate = (name: 'from' | 'to', day: string, fault: DateError | null) => {
    setDates({ ...dates, [name]: fault === null });
    change({ [name]: day });
  };
  return (
    <Screen width="full" title={t('console.vehicles.title')}>
      <FilterBar search={search} faults={faults} onChange={change} onDate={changeDate} />
      <FoundVehicles
        search={search}
        list={list}
        isAsked={isAskable && Object.keys(faults).length === 0}
        onChange={change}
      />
    </Screen>
  );
};
