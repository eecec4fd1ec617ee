import type { VehicleSort } from './tabs.ts';
import type { VehicleSearch } from './vehicle-search.ts';

/** The names of the two date filters for each ban status. */
const pairNames = { BANNED: 'banned', UNBANNED: 'unbanned', WARNED: 'warned', ALL: 'booked' } as const;

const datesOf = ({ from, to }: VehicleSearch, banStatus: VehicleSearch['banStatus']) => {
  const name = pairNames[banStatus];
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) };
};

const sortOf = ({ sort }: VehicleSearch) => {
  const [by, direction] = sort.split(',') as [string, 'ASC' | 'DESC'];
  if (by === 'eventDate') return { sortByEventDate: direction };
  return by === 'clearedDate'
    ? { sortByClearedDate: direction }
    : { sort: sort as Exclude<VehicleSort, `${'eventDate' | 'clearedDate'},${string}`> };
};

const tabQuery = ({ tab }: VehicleSearch, today: string) => {
  if (tab === 'waiting') return { waiting: 'true' as const };
  if (tab === 'disputed') return { disputed: 'true' as const };
  return tab === 'booked' ? { bookedFrom: today, bookedTo: today } : {};
};

/** Turns the search in the URL into the request. `today` is the checkpoint's date. */
export const askedQuery = (search: VehicleSearch, today: string) => {
  const banStatus = search.tab === 'banned' ? 'BANNED' : search.banStatus;
  return {
    page: search.page,
    size: search.size,
    banStatus,
    ...tabQuery(search, today),
    ...(search.search && { search: search.search }),
    ...(search.plate && { registrationPlate: search.plate }),
    ...(search.phone && { phoneNumber: search.phone }),
    ...(search.approved && { approved: search.approved }),
    ...(search.unbanMode && { unbanMode: search.unbanMode }),
    ...datesOf(search, banStatus),
    ...sortOf(search),
  } as const;
};
