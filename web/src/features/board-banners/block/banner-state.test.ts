import { expect, test } from 'vitest';
import { stateOf } from './banner-state.ts';

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
