import { type BookingStatus, bookingStatuses } from '#contract/bookings/booking-status.ts';
import type { BookingSearchBody } from '#contract/bookings/bookings-routes.ts';
import type { BookingSearch } from '../booking-search.ts';

export const statusesIn = ({ status }: Pick<BookingSearch, 'status'>): BookingStatus[] => {
  const names = status.split(',');
  return bookingStatuses.filter((one) => names.includes(one));
};

/** The server's minimum, because a shorter ending would match too many people. */
const minPhoneDigits = 4;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type FaultyFilter = 'plateLike' | 'phoneLike' | 'to' | 'account';

/** Filters that are invalid or cannot match anything, found without asking the server. */
export const faultsIn = ({ plateLike, phoneLike, from, to, account }: BookingSearch): FaultyFilter[] => {
  const faults: [FaultyFilter, boolean][] = [
    ['plateLike', plateLike.trim() !== '' && !/[\p{L}\p{N}]/u.test(plateLike)],
    ['phoneLike', phoneLike.trim() !== '' && phoneLike.replace(/\D/g, '').length < minPhoneDigits],
    ['to', from !== '' && to !== '' && from > to],
    ['account', account !== '' && !uuid.test(account)],
  ];
  return faults.flatMap(([name, isFaulty]) => (isFaulty ? [name] : []));
};

export const filterOf = (search: BookingSearch): BookingSearchBody => {
  const statuses = statusesIn(search);
  const texts = {
    dateFrom: search.from,
    dateTo: search.to,
    registrationPlate: search.plateLike.trim(),
    formattedBookingNumber: search.numberLike.trim(),
    phoneNumber: search.phoneLike.trim(),
    driver: search.driver.trim(),
    cargoType: search.cargo,
    userId: search.account,
    countedAs: search.counted,
  };
  return {
    ...(statuses.length > 0 && { statuses }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(search.priority !== '' && { hasPriority: search.priority === 'true' }),
  };
};

export const noFilters: Partial<BookingSearch> = {
  status: '',
  from: '',
  to: '',
  plateLike: '',
  numberLike: '',
  phoneLike: '',
  driver: '',
  cargo: '',
  priority: '',
  account: '',
  counted: '',
};

export const hasFilters = (search: BookingSearch) => Object.keys(filterOf(search)).length > 0;
