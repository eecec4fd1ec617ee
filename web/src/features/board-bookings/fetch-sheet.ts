import { call } from '../../lib/api.ts';
import type { BookingSearch } from './booking-search.ts';
import { filterOf } from './list/list-filter.ts';

export const fetchSheet = (search: BookingSearch, today: string) => {
  const { hasPriority, ...filter } = filterOf(search);
  const query =
    search.view === 'day'
      ? { date: search.date || today }
      : {
          ...filter,
          ...(hasPriority !== undefined && { hasPriority: String(hasPriority) as 'true' | 'false' }),
        };
  return call('GET /booking/excel', { query, expect: 200, timeoutMs: 120_000 });
};
