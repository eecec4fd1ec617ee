import { expect, test } from 'vitest';
import { readBookingSearch } from '../booking-search.ts';
import { faultsIn, filterOf, hasFilters } from './list-filter.ts';

const account = '0193f2a8-7c11-7abc-9def-0123456f4c1e';

test('every filter of the address is asked for, and nothing else', () => {
  const search = readBookingSearch({
    status: 'BOOKED,WAITING,PARKED',
    from: '2026-11-20',
    to: '2026-11-21',
    plateLike: ' 黑B ',
    numberLike: '0121',
    phoneLike: '4567',
    driver: 'Цыренов',
    cargo: 'POST',
    priority: 'true',
    account,
    counted: 'called',
  });
  expect(filterOf(search)).toEqual({
    statuses: ['BOOKED', 'WAITING'],
    dateFrom: '2026-11-20',
    dateTo: '2026-11-21',
    registrationPlate: '黑B',
    formattedBookingNumber: '0121',
    phoneNumber: '4567',
    driver: 'Цыренов',
    cargoType: 'POST',
    hasPriority: true,
    userId: account,
    countedAs: 'called',
  });
  expect(faultsIn(search)).toEqual([]);
});

test('without filters nothing is narrowed', () => {
  expect(filterOf(readBookingSearch({}))).toEqual({});
  expect(hasFilters(readBookingSearch({ page: 3, sort: 'dateBooked,ASC' }))).toBe(false);
  expect(filterOf(readBookingSearch({ priority: false }))).toEqual({ hasPriority: false });
});

test('what finds nothing is known before it is asked', () => {
  const search = readBookingSearch({
    plateLike: '--',
    phoneLike: '12',
    from: '2026-11-21',
    to: '2026-11-20',
    account: 'me',
  });
  expect(faultsIn(search)).toEqual(['plateLike', 'phoneLike', 'to', 'account']);
});
