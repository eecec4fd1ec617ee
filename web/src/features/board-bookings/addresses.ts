import { defaultStringifySearch } from '@tanstack/react-router';
import { addressOf, type BookingSearch } from './booking-search.ts';

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
