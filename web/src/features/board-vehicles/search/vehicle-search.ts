import { defaultStringifySearch } from '@tanstack/react-router';
import { type Given, oneOf, pageIn, textIn } from '../../../ui/table/address-values.ts';
import { useAddressSearch } from '../../../ui/table/use-address-search.ts';
import {
  type FilterName,
  type SortKey,
  settingsOf,
  sortKeys,
  type Tab,
  tabs,
  type VehicleSort,
} from './tabs.ts';

const banStatuses = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;

const sortOf = (value: unknown, tab: Tab): VehicleSort => {
  const [by = '', direction = ''] = textIn(value).split(',');
  const isKnown = sortKeys.includes(by as SortKey) && ['ASC', 'DESC'].includes(direction);
  const isTold = by !== 'waitingSince' || tab === 'waiting';
  return isKnown && isTold ? (textIn(value) as VehicleSort) : settingsOf[tab].sort;
};

/** A link with filters but no tab means all vehicles, because the default tab could hide matches. */
const tabOf = (given: Given): Tab => {
  const isFiltered = ['plate', 'phone', 'approved', 'banStatus', 'search'].some(
    (name) => textIn(given[name]) !== '',
  );
  return oneOf(tabs, given.tab, isFiltered ? 'all' : 'waiting');
};

/** The search as kept in the URL, so that links can be shared. */
export const readVehicleSearch = (given: Given) => {
  const tab = tabOf(given);
  const isFilter = (name: FilterName) => settingsOf[tab].filters.includes(name);
  return {
    tab,
    search: textIn(given.search),
    plate: textIn(given.plate),
    phone: textIn(given.phone),
    approved: isFilter('approved') ? oneOf(['', 'true', 'false'], textIn(given.approved), '') : '',
    banStatus: isFilter('banStatus') ? oneOf(banStatuses, given.banStatus, 'ALL') : 'ALL',
    unbanMode: isFilter('unbanMode') ? oneOf(['', 'MANUAL', 'EXPIRED'], given.unbanMode, '') : '',
    from: isFilter('dates') ? textIn(given.from) : '',
    to: isFilter('dates') ? textIn(given.to) : '',
    sort: sortOf(given.sort, tab),
    ...pageIn(given),
  };
};

export type VehicleSearch = Readonly<ReturnType<typeof readVehicleSearch>>;

const plain = readVehicleSearch({});

export const addressOf = (search: VehicleSearch): Partial<VehicleSearch> => {
  const told = Object.entries(search).filter(([name, value]) => {
    if (name === 'sort') return value !== settingsOf[search.tab].sort;
    return name !== 'tab' && value !== plain[name as keyof VehicleSearch];
  });
  const rest = Object.fromEntries(told);
  return tabOf(rest) === search.tab ? rest : { tab: search.tab, ...rest };
};

/** Does not follow the open vehicle's id, so that stepping to the next one does not render the list again. */
export const useVehicleSearch = () =>
  useAddressSearch({ read: readVehicleSearch, addressOf, resetScroll: false });

export const vehiclesAddress = (search: VehicleSearch, id?: string): string =>
  `/board/vehicles${id === undefined ? '' : `/${id}`}${defaultStringifySearch(addressOf(search))}`;

/** The tab's search without filters, whose results its counter counts. */
export const withoutFilters = ({ tab, sort, size }: VehicleSearch): VehicleSearch => ({
  ...readVehicleSearch({ tab }),
  sort,
  size,
});

export const countFilters = (search: VehicleSearch): number =>
  (['plate', 'phone', 'approved', 'unbanMode', 'from', 'to'] as const).filter((name) => search[name] !== '')
    .length + (search.banStatus === 'ALL' ? 0 : 1);
