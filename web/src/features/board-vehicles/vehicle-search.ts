import { useNavigate, useSearch } from '@tanstack/react-router';
import { pageSizes } from '../../ui/table/page-sizes.ts';

const banStatuses = ['ALL', 'BANNED', 'UNBANNED', 'WARNED'] as const;
type BanStatusFilter = (typeof banStatuses)[number];

const sorts = ['newest', 'eventDesc', 'eventAsc', 'clearedDesc', 'clearedAsc'] as const;
type VehicleSort = (typeof sorts)[number];

/** What the operator looks for, as it stands in the address: a link shows the same list. */
export type VehicleSearch = {
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

export const readVehicleSearch = (given: Readonly<Record<string, unknown>>): VehicleSearch => ({
  plate: text(given.plate),
  phone: text(given.phone),
  approved: oneOf(['', 'true', 'false'], text(given.approved), ''),
  banStatus: oneOf(banStatuses, given.banStatus, 'ALL'),
  unbanMode: oneOf(['', 'MANUAL', 'EXPIRED'], given.unbanMode, ''),
  from: text(given.from),
  to: text(given.to),
  sort: oneOf(sorts, given.sort, 'newest'),
  page: whole(given.page, 0),
  size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
});

const defaults = readVehicleSearch({});

const withoutDefaults = (search: VehicleSearch) =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== defaults[name as keyof VehicleSearch]),
  );

/** Any change but that of the page begins at the first one again. */
export const useVehicleSearch = () => {
  const search = readVehicleSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<VehicleSearch>) => {
    const next = { ...search, page: 0, ...changes };
    void navigate({ to: '/vehicles', search: withoutDefaults(next), replace: true });
  };
  return { search, change };
};

/** Where to go from a page that has no rows any more: the last one that has, if the count can be trusted. */
export const pageInstead = (page: number, { total, size }: { total: number; size: number }) =>
  Math.max(0, Math.min(page - 1, Math.ceil(total / size) - 1));
