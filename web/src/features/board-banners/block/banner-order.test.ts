import { expect, test } from 'vitest';
import { placeChanges, stateOf } from './banner-order.ts';

const block = (...orders: number[]) => orders.map((order, place) => ({ id: 'abc'[place] ?? '', order }));
const short = (changes: ReturnType<typeof placeChanges<{ id: string; order: number }>>) =>
  changes.map(({ banner, order }) => `${banner.id}=${order}`);

test('the second becomes the first by one change', () => {
  expect(short(placeChanges(block(0, 1, 2), 0))).toEqual(['b=-1']);
});

test('where there is no room between two, those before make it first', () => {
  expect(short(placeChanges(block(0, 1, 2), 1))).toEqual(['a=-1', 'c=0']);
});

test('where there is room, nobody else moves', () => {
  expect(short(placeChanges(block(0, 10, 20), 1))).toEqual(['c=9']);
});

test('banners with the same number are put apart', () => {
  expect(short(placeChanges(block(5, 5), 0))).toEqual(['b=4']);
});

const [on, off] = [{ needShowToUsers: true }, { needShowToUsers: false }];

test('only the first of a block is shown', () => {
  expect(stateOf([on, on], 0)).toBe('shown');
  expect(stateOf([on, on], 1)).toBe('notFirst');
});

test('behind a hidden first the next one does not move up', () => {
  expect(stateOf([off, on], 0)).toBe('hidden');
  expect(stateOf([off, on], 1)).toBe('notFirst');
});

test('what is hidden is called so wherever it stands', () => {
  expect(stateOf([on, off], 1)).toBe('hidden');
});
