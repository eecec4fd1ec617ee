import { defaultStringifySearch } from '@tanstack/react-router';
import { pageSizes } from '../../../ui/table/page-sizes.ts';
import { askedIn, firstSort, type SortKey, sortKeys, type Tab, tabs, type VehicleSort } from './tabs.ts';

const banStatuses = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;
type BanStatusFilter = (typeof banStatuses)[number];

/** What the operator looks for, as it stands in the address: a link shows the same list. */
export type VehicleSearch = {
  readonly tab: Tab;
  /** Plate, number or name: whatever the operator has. */
  readonly search: string;
  readonly plate: string;
  readonly phone: string;
  readonly approved: '' | 'true' | 'false';
  readonly banStatus: BanStatusFilter;
  readonly unbanMode: '' | 'MANUAL' | 'EXPIRED';
  readonly from: string;
  readonly to: string;
  readonly sort: VehicleSort;
  readonly page: number;
  readonly size: number;
};

/** The router reads numbers and flags of an address as such, also where a person wrote them. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const oneOf = <T extends string>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;
const whole = (value: unknown, fallback: number) =>
  Number.isInteger(Number(value)) && Number(value) >= 0 && value !== undefined ? Number(value) : fallback;

const sortOf = (value: unknown, tab: Tab): VehicleSort => {
  const [by = '', direction = ''] = text(value).split(',');
  const isKnown = sortKeys.includes(by as SortKey) && ['ASC', 'DESC'].includes(direction);
  const isTold = by !== 'waitingSince' || tab === 'waiting';
  return isKnown && isTold ? (text(value) as VehicleSort) : firstSort[tab];
};

/** A link that names filters and no tab means all vehicles: none that it is about may be left out. */
const tabOf = (given: Readonly<Record<string, unknown>>): Tab => {
  const isFiltered = ['plate', 'phone', 'approved', 'banStatus', 'search'].some(
    (name) => text(given[name]) !== '',
  );
  return oneOf(tabs, given.tab, isFiltered ? 'all' : 'waiting');
};

export const readVehicleSearch = (given: Readonly<Record<string, unknown>>): VehicleSearch => {
  const tab = tabOf(given);
  const isAsked = (name: (typeof askedIn)[Tab][number]) => askedIn[tab].includes(name);
  return {
    tab,
    search: text(given.search),
    plate: text(given.plate),
    phone: text(given.phone),
    approved: isAsked('approved') ? oneOf(['', 'true', 'false'], text(given.approved), '') : '',
    banStatus: isAsked('banStatus') ? oneOf(banStatuses, given.banStatus, 'ALL') : 'ALL',
    unbanMode: isAsked('unbanMode') ? oneOf(['', 'MANUAL', 'EXPIRED'], given.unbanMode, '') : '',
    from: isAsked('dates') ? text(given.from) : '',
    to: isAsked('dates') ? text(given.to) : '',
    sort: sortOf(given.sort, tab),
    page: whole(given.page, 0),
    size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
  };
};

const plain = readVehicleSearch({});

/** What has to stand in the address, so that it reads the same again. */
export const addressOf = (search: VehicleSearch): Partial<VehicleSearch> => {
  const told = Object.entries(search).filter(([name, value]) => {
    if (name === 'sort') return value !== firstSort[search.tab];
    return name !== 'tab' && value !== plain[name as keyof VehicleSearch];
  });
  const rest = Object.fromEntries(told);
  return tabOf(rest) === search.tab ? rest : { tab: search.tab, ...rest };
};

/** The list, or the panel of a truck beside it, as a whole address. */
export const vehiclesAddress = (search: VehicleSearch, id?: string): string =>
  `/board/vehicles${id === undefined ? '' : `/${id}`}${defaultStringifySearch(addressOf(search))}`;

/** Of the tab, whatever else is asked: what its number counts. */
export const withoutFilters = ({ tab, sort, size }: VehicleSearch): VehicleSearch => ({
  ...readVehicleSearch({ tab }),
  sort,
  size,
});

/** How many filters of the drawer are set. */
export const countFilters = (search: VehicleSearch): number =>
  (['plate', 'phone', 'approved', 'unbanMode', 'from', 'to'] as const).filter((name) => search[name] !== '')
    .length + (search.banStatus === 'ALL' ? 0 : 1);
