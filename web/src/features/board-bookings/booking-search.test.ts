import { expect, test } from 'vitest';
import { addressOf, readBookingSearch } from './booking-search.ts';

test('an empty address is today, all bookings, ten a page', () => {
  expect(readBookingSearch({})).toMatchObject({ view: 'day', date: '', show: 'all', page: 0, size: 10 });
});

test('what cannot be read counts as not given', () => {
  const given = {
    view: 'moon',
    date: 'tomorrow',
    show: 7,
    sort: 'colour,ASC',
    page: -3,
    size: 7,
    priority: 1,
  };
  expect(readBookingSearch(given)).toEqual(readBookingSearch({}));
});

test('numbers that the router has read are texts again', () => {
  expect(readBookingSearch({ q: 121, phoneLike: 4567, priority: true })).toMatchObject({
    q: '121',
    phoneLike: '4567',
    priority: 'true',
  });
});

test('only what differs stands in the address, and what others have put there stays', () => {
  const search = {
    ...readBookingSearch({ view: 'list', status: 'BOOKED' }),
    start: '2026-11-20T18:00:00+09:00',
  };
  expect(addressOf(search)).toEqual({
    view: 'list',
    status: 'BOOKED',
    start: '2026-11-20T18:00:00+09:00',
  });
});
