import { defaultStringifySearch, useNavigate, useSearch } from '@tanstack/react-router';
import { bookingSorts } from '../../domain/booking/operator-bookings.ts';
import { dayIn, type Given, oneOf, pageIn, textIn, withoutDefaults } from '../../ui/table/address-values.ts';
import { shownGroups } from './shown-groups.ts';

const sorts = bookingSorts.flatMap((by) => [`${by},ASC`, `${by},DESC`] as const);

/**
 * State of the page as kept in the URL, so that links can be shared. `plateLike` and `phoneLike` are named so because
 * the forms beside the list use `plate` and `phone`.
 */
export const readBookingSearch = (given: Given) => ({
  view: oneOf(['day', 'list'], given.view, 'day'),
  date: dayIn(given.date),
  show: oneOf(shownGroups, given.show, 'all'),
  q: textIn(given.q),
  status: textIn(given.status),
  from: dayIn(given.from),
  to: dayIn(given.to),
  plateLike: textIn(given.plateLike),
  numberLike: textIn(given.numberLike),
  phoneLike: textIn(given.phoneLike),
  driver: textIn(given.driver),
  cargo: textIn(given.cargo),
  priority: oneOf(['', 'true', 'false'], textIn(given.priority), ''),
  account: textIn(given.account),
  /** Lists the bookings that a figure of a report has counted. */
  counted: oneOf(['', 'called', 'ended'], given.counted, ''),
  sort: oneOf(sorts, given.sort, 'createdDate,DESC'),
  ...pageIn(given),
});

export type BookingSearch = Readonly<ReturnType<typeof readBookingSearch>>;

const defaults = readBookingSearch({});

export const addressOf = (search: Partial<BookingSearch>) => withoutDefaults(search, defaults);

/** Every change except for the page number leads to the first page. An open panel stays open. */
export const useBookingSearch = () => {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Partial<BookingSearch>) =>
    void navigate({
      to: '.',
      search: (before: object) => addressOf({ ...before, page: 0, ...changes }),
      replace: true,
      resetScroll: false,
    });
  return { search: readBookingSearch(given), change };
};

const bookings = '/board/bookings';

/** The list's state as a query string. Links to panels carry it along, so that the list beside them stays. */
export const shownPart = (search: BookingSearch): string => defaultStringifySearch(addressOf(search));

const withMore = (shown: string, more: Readonly<Record<string, string | undefined>>) => {
  const search = new URLSearchParams(shown);
  for (const [name, value] of Object.entries(more)) if (value) search.set(name, value);
  const part = search.toString();
  return part && `?${part}`;
};

export const listAddress = (shown: string) => `${bookings}${shown}`;
export const bookingAddress = (id: string, shown: string) => `${bookings}/${id}${shown}`;
export const editAddress = (id: string, shown: string) => `${bookings}/${id}/edit${shown}`;

type Caller = {
  readonly start?: string;
  readonly plate?: string;
  readonly phone?: string | undefined;
  readonly userId?: string;
};

export const newBookingAddress = (caller: Caller, shown: string) =>
  `${bookings}/new${withMore(shown, caller)}`;
export const closureAddress = (from?: string) => `/board/closure${withMore('', { from })}`;
export const vehicleAddress = (id: string) => `/board/vehicles/${id}`;
export const accountAddress = (id: string) => `/board/users/${id}`;
