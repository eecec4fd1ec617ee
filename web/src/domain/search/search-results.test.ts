import { expect, test } from 'vitest';
import type { SearchResults } from '#contract/search-routes.ts';
import type { Command } from './command.ts';
import { type FoundThing, resultGroups } from './search-results.ts';

const commands: Command[] = (
  [
    ['queue', 'page', 'Очередь'],
    ['closure', 'act', 'Закрыть пункт'],
  ] as const
).map(([id, kind, title]) => ({ id, kind, title, icon: '', run: () => undefined }));

const booking = { id: 'b1' } as SearchResults['bookings'][number];
const vehicle = { id: 'v1' } as SearchResults['vehicles'][number];
const found: SearchResults = { bookings: [booking], vehicles: [vehicle], users: [] };
const recent: FoundThing[] = [{ kind: 'booking', id: 'b1', booking }];

const names = (typed: string, answer?: SearchResults) =>
  resultGroups({ typed, found: answer, recent, commands }).map(({ name }) => name);

test('before anything is typed the recent ones come first, then acts and pages', () => {
  expect(names('')).toEqual(['recent', 'acts', 'pages']);
});

test('digits mean a truck, a number or a phone: what is found comes first', () => {
  expect(names('512', found)).toEqual(['bookings', 'vehicles']);
});

test('words may name an act: it stays first when the answer comes', () => {
  expect(names('закр')).toEqual(['acts']);
  expect(names('закр', found)).toEqual(['acts', 'bookings', 'vehicles']);
});

test('groups without anything are not shown', () => {
  expect(names('512')).toEqual([]);
});
