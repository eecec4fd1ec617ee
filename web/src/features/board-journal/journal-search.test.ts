import { expect, test } from 'vitest';
import { readJournalSearch, toAddress, toFilter } from './journal-search.ts';

const someId = '0193e77b-aaaa-7000-8000-00000000a05d';

test('an address says what is looked for, and what it says is asked for', () => {
  const address = { from: '2026-11-20', type: 'BAN', vehicleId: someId, page: 2, size: 50 };
  const search = readJournalSearch(address);
  expect(toAddress(search)).toEqual(address);
  expect(toFilter(search)).toEqual({ from: '2026-11-20', type: ['BAN'], vehicleId: someId });
});

test('a part of a plate and calls out of order are looked for, digits alone too', () => {
  const address = { plate: '482', outOfOrder: true };
  const search = readJournalSearch({ plate: 482, outOfOrder: true });
  expect(toAddress(search)).toEqual(address);
  expect(toFilter(search)).toEqual(address);
});

test('what makes no sense in an address is left out', () => {
  const search = readJournalSearch({
    from: 20261120,
    to: 'yesterday',
    type: 'NONSENSE',
    userId: "' OR 1=1",
    page: -1,
    size: 7,
  });
  expect(toAddress(search)).toEqual({});
  expect(toFilter(search)).toEqual({});
});
