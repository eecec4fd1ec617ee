import { SheetButton } from '../../domain/sheets/sheet-button.tsx';
import { call } from '../../lib/api.ts';
import { useToday } from '../../lib/time-zone.ts';
import type { BookingSearch } from './booking-search.ts';
import { filterOf } from './list/list-filter.ts';

/** The day, or whatever the list finds, as a sheet. */
export const BookingsSheet = ({ search }: { readonly search: BookingSearch }) => {
  const today = useToday();
  const { hasPriority, ...filter } = filterOf(search);
  const query =
    search.view === 'day'
      ? { date: search.date || today }
      : {
          ...filter,
          ...(hasPriority !== undefined && ({ hasPriority: hasPriority ? 'true' : 'false' } as const)),
        };
  const download = () => call('GET /booking/excel', { query, expect: 200, timeoutMs: 120_000 });
  return <SheetButton download={download} />;
};
