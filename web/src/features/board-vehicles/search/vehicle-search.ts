import { defaultStringifySearch } from '@tanstack/react-router';
import { pageSizes } from '../../../ui/table/page-sizes.ts';
import { askedIn, firstSort, type SortKey, sortKeys, type Tab, tabs, type VehicleSort } from './tabs.ts';

const banStatuses = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;
type BanStatusFilter = (typeof banStatuses)[number];

/** The search as kept in the URL, so that links can be shared. */
export type VehicleSearch = {
  readonly tab: Tab;
  /** Plate, number or name. */
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

/** The router parses numbers and booleans in search values, even if a person typed them as text. */
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

/** A link with filters but without a tab means all vehicles; the default tab could hide matches. */
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

/** Omits defaults. */
export const addressOf = (search: VehicleSearch): Partial<VehicleSearch> => {
  const told = Object.entries(search).filter(([name, value]) => {
    if (name === 'sort') return value !== firstSort[search.tab];
    return name !== 'tab' && value !== plain[name as keyof VehicleSearch];
  });
  const rest = Object.fromEntries(told);
  return tabOf(rest) === search.tab ? rest : { tab: search.tab, ...rest };
};

export const vehiclesAddress = (search: VehicleSearch, id?: string): string =>
  `/board/vehicles${id === undefined ? '' : `/${id}`}${defaultStringifySearch(addressOf(search))}`;

/** The tab without filters, which is what its counter counts. */
export const withoutFilters = ({ tab, sort, size }: VehicleSearch): VehicleSearch => ({
  ...readVehicleSearch({ tab }),
  sort,
  size,
});

export const countFilters = (search: VehicleSearch): number =>
  (['plate', 'phone', 'approved', 'unbanMode', 'from', 'to'] as const).filter((name) => search[name] !== '')
    .length + (search.banStatus === 'ALL' ? 0 : 1);
