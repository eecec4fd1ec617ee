import { expect, test } from 'vitest';
import { askedQuery } from '../vehicle-calls.ts';
import { addressOf, countFilters, readVehicleSearch } from './vehicle-search.ts';

const today = '2026-11-20';

test.each([
  [{}, 'waiting', {}],
  [{ approved: false }, 'all', { approved: 'false' }],
  [{ plate: 123 }, 'all', { plate: '123' }],
  [{ tab: 'waiting', search: 'Ким' }, 'waiting', { tab: 'waiting', search: 'Ким' }],
  [{ tab: 'all' }, 'all', { tab: 'all' }],
  [{ tab: 'banned', page: 2, size: 25 }, 'banned', { tab: 'banned', page: 2, size: 25 }],
  [{ sort: 'waitingSince,ASC' }, 'waiting', {}],
  [{ sort: 'model,DESC' }, 'waiting', { sort: 'model,DESC' }],
])('the address %j shows the tab %s and reads the same again', (given, tab, address) => {
  const search = readVehicleSearch(given);
  expect(search.tab).toBe(tab);
  expect(addressOf(search)).toEqual(address);
  expect(readVehicleSearch(addressOf(search))).toEqual(search);
});

test('what a tab says already, or the server would refuse, is not asked', () => {
  const booked = readVehicleSearch({ tab: 'booked', banStatus: 'WARNED', from: '2026-01-01' });
  expect(askedQuery(booked, today)).toMatchObject({ banStatus: 'ALL', bookedFrom: today, bookedTo: today });
  const banned = readVehicleSearch({ tab: 'banned', approved: 'true', from: '2026-01-01' });
  expect(askedQuery(banned, today)).toMatchObject({
    banStatus: 'BANNED',
    bannedFrom: '2026-01-01',
    approved: 'true',
    sortByEventDate: 'DESC',
  });
  expect(readVehicleSearch({ tab: 'all', sort: 'waitingSince,ASC' }).sort).toBe('createdDate,DESC');
});

test('filters of the drawer are counted, the search is not', () => {
  expect(countFilters(readVehicleSearch({ search: 'Ким', phone: 4567, banStatus: 'WARNED' }))).toBe(2);
});
