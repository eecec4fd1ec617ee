import { expect, test } from 'vitest';
import { addressOf, readUserSearch } from './user-search.ts';

const plain = { group: 'all', sort: 'createdDate,DESC' };

test('an address without anything is the first page of everybody', () => {
  expect(readUserSearch({})).toEqual({ ...plain, query: '', page: 0, size: 10 });
  expect(addressOf(readUserSearch({}))).toEqual({});
});

test('a part of a phone is read as text, and what nobody can mean as nothing', () => {
  expect(readUserSearch({ query: 9145, page: '2', size: '25' })).toEqual({
    ...plain,
    query: '9145',
    page: 2,
    size: 25,
  });
  expect(readUserSearch({ query: ['a'], group: 'x', sort: 'x', page: -1, size: 7 })).toEqual({
    ...plain,
    query: '',
    page: 0,
    size: 10,
  });
});

test('what is looked for goes to the address and comes back', () => {
  const search = { query: 'Ли', group: 'blocked', sort: 'name,DESC', page: 3, size: 50 } as const;
  expect(readUserSearch(addressOf(search))).toEqual(search);
});
