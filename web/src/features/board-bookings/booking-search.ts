import { useNavigate, useSearch } from '@tanstack/react-router';
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
  /** Used by the day view only. '' is today. */
  date: dayIn(given.date),
  show: oneOf(shownGroups, given.show, 'all'),
  q: textIn(given.q),
  /** Statuses with commas between them, used by the list only. */
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
