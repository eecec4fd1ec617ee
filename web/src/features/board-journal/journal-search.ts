import { useQuery } from '@tanstack/react-query';
import { type EventType, eventTypes } from '#contract/journal/event-types.ts';
import { type EventFilter, eventsQuery } from '../../domain/journal/events.ts';
import { dayIn, type Given, oneOf, pageIn, textIn, withoutDefaults } from '../../ui/table/address-values.ts';
import { useAddressSearch } from '../../ui/table/use-address-search.ts';

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
  closureId: id(given.closureId),
  plate: textIn(given.plate).slice(0, 20),
  outOfOrder: textIn(given.outOfOrder) === 'true',
  ...pageIn(given),
});

export type JournalSearch = Readonly<ReturnType<typeof readJournalSearch>>;

const defaults = readJournalSearch({});

export const toAddress = (search: JournalSearch) => withoutDefaults(search, defaults);

export const toFilter = ({ page, size, type, outOfOrder, ...search }: JournalSearch): EventFilter => ({
  ...Object.fromEntries(Object.entries(search).filter(([, value]) => value !== '')),
  ...(type !== '' && { type: [type] }),
  ...(outOfOrder && { outOfOrder }),
});

export const useJournalSearch = () => {
  const { search, change } = useAddressSearch({ read: readJournalSearch, addressOf: toAddress });
  const isFiltered = Object.keys(toFilter(search)).length > 0;
  return { search, change, reset: () => change(defaults), isFiltered };
};

/** Polls while the newest page is shown. */
const followMs = 5000;

export const useFoundEvents = (search: JournalSearch) => {
  const { page, size } = search;
  const query = eventsQuery(toFilter(search), { page, size });
  return useQuery({ ...query, ...(page === 0 && { refetchInterval: followMs }) });
};

export type FoundList = ReturnType<typeof useFoundEvents>;
