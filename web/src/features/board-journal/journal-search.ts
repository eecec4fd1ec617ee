import { useNavigate, useSearch } from '@tanstack/react-router';
import { type EventType, eventTypes } from '#contract/journal/event-types.ts';
import type { EventFilter } from '../../domain/journal/events.ts';
import { dayIn, type Given, oneOf, pageIn, textIn, withoutDefaults } from '../../ui/table/address-values.ts';

const id = (value: unknown) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.exec(textIn(value))?.[0] ?? '';

/** The search as kept in the URL, so that links can be shared. */
export const readJournalSearch = (given: Given) => ({
  from: dayIn(given.from),
  to: dayIn(given.to),
  actorId: id(given.actorId),
  type: oneOf<EventType | ''>(eventTypes, given.type, ''),
  bookingId: id(given.bookingId),
  vehicleId: id(given.vehicleId),
  userId: id(given.userId),
  ...pageIn(given),
});

export type JournalSearch = Readonly<ReturnType<typeof readJournalSearch>>;

const defaults = readJournalSearch({});

export const toAddress = (search: JournalSearch) => withoutDefaults(search, defaults);

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
