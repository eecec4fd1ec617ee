import { useNavigate, useSearch } from '@tanstack/react-router';
import { type BookingSort, bookingSorts } from '../../domain/booking/operator-bookings.ts';
import { pageSizes } from '../../ui/table/page-sizes.ts';
import { type ShownGroup, shownGroups } from './shown-groups.ts';

/**
 * State of the page as kept in the URL, so that links can be shared. The forms beside the list use
 * `plate` and `phone` themselves, hence `plateLike` and `phoneLike` here.
 */
export type BookingSearch = {
  readonly view: 'day' | 'list';
  /** Day view only; '' is today. */
  readonly date: string;
  readonly show: ShownGroup;
  readonly q: string;
  /** List only: comma-separated statuses. */
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly plateLike: string;
  readonly numberLike: string;
  readonly phoneLike: string;
  readonly driver: string;
  readonly cargo: string;
  readonly priority: '' | 'true' | 'false';
  readonly account: string;
  /** The bookings behind a figure of a report. */
  readonly counted: '' | 'called' | 'ended';
  readonly sort: `${BookingSort},${'ASC' | 'DESC'}`;
  readonly page: number;
  readonly size: number;
};

const sorts = bookingSorts.flatMap((by) => [`${by},ASC`, `${by},DESC`] as const);

/** The router parses numbers and booleans in search values, even if a person typed them as text. */
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const oneOf = <T extends string>(options: readonly T[], value: unknown, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;
const day = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(text(value)) ? text(value) : '');

export const readBookingSearch = (given: Readonly<Record<string, unknown>>): BookingSearch => ({
  view: oneOf(['day', 'list'], given.view, 'day'),
  date: day(given.date),
  show: oneOf(shownGroups, given.show, 'all'),
  q: text(given.q),
  status: text(given.status),
  from: day(given.from),
  to: day(given.to),
  plateLike: text(given.plateLike),
  numberLike: text(given.numberLike),
  phoneLike: text(given.phoneLike),
  driver: text(given.driver),
  cargo: text(given.cargo),
  priority: oneOf(['', 'true', 'false'], text(given.priority), ''),
  account: text(given.account),
  counted: oneOf(['', 'called', 'ended'], given.counted, ''),
  sort: oneOf(sorts, given.sort, 'createdDate,DESC'),
  page: Math.max(0, Math.trunc(Number(given.page)) || 0),
  size: pageSizes.find((size) => size === Number(given.size)) ?? pageSizes[0],
});

const defaults = readBookingSearch({});

export const withoutDefaults = (search: object) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && value !== defaults[name as keyof BookingSearch],
    ),
  );

/** Every change except of the page number resets to the first page. An open panel stays open. */
export const useBookingSearch = () => {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Partial<BookingSearch>) =>
    void navigate({
      to: '.',
      search: (before: object) => withoutDefaults({ ...before, page: 0, ...changes }),
      replace: true,
      resetScroll: false,
    });
  return { search: readBookingSearch(given), change };
};
