import { useNavigate, useSearch } from '@tanstack/react-router';
import { type EventType, eventTypes } from '#contract/journal/event-types.ts';
import type { EventFilter } from '../../domain/journal/events.ts';
import { pageSizes } from '../../ui/table/page-sizes.ts';

type Names = 'from' | 'to' | 'actorId' | 'bookingId' | 'vehicleId' | 'userId';

/** The search as kept in the URL, so that links can be shared. */
export type JournalSearch = Readonly<Record<Names, string>> & {
  readonly type: EventType | '';
  readonly page: number;
  readonly size: number;
};

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : '';
const day = (value: unknown) => matching(/^\d{4}-\d{2}-\d{2}$/, value);
const id = (value: unknown) => matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, value);

export const readJournalSearch = (given: Readonly<Record<string, unknown>>): JournalSearch => ({
  from: day(given.from),
  to: day(given.to),
  actorId: id(given.actorId),
  type: eventTypes.find((type) => type === given.type) ?? '',
  bookingId: id(given.bookingId),
  vehicleId: id(given.vehicleId),
  userId: id(given.userId),
  page: Number.isInteger(given.page) && Number(given.page) > 0 ? Number(given.page) : 0,
  size: pageSizes.find((size) => size === given.size) ?? pageSizes[0],
});

const nothing = readJournalSearch({});

/** Omits defaults to keep the URL readable. */
export const toAddress = (search: JournalSearch) =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== nothing[name as keyof JournalSearch]),
  );

export const toFilter = ({ page, size, ...search }: JournalSearch): EventFilter =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));

/** Every change except of the page number resets to the first page. */
export const useJournalSearch = () => {
  const search = readJournalSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changes: Partial<JournalSearch>) =>
    void navigate({
      to: '/journal',
      search: toAddress({ ...search, page: 0, ...changes }),
      replace: true,
    });
  const reset = () => void navigate({ to: '/journal', search: {}, replace: true });
  return { search, change, reset, isFiltered: Object.keys(toFilter(search)).length > 0 };
};
