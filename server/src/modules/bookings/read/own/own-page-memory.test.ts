import { afterEach, expect, test, vi } from 'vitest';
import { createOwnPageMemory, type KnownPage } from './own-page-memory.ts';

afterEach(() => void vi.useRealTimers());

const pageOf = (bookings: number): KnownPage => ({
  mark: String(bookings),
  shown: { counted: bookings, bookings: [] },
  bookings,
});

test('what was asked for last is forgotten last, by how much there is to remember', () => {
  const memory = createOwnPageMemory();
  for (let page = 0; page < 98; page += 1) memory.keep(`${page}`, pageOf(50));
  expect(memory.find('0')).toMatchObject({ mark: '50' });
  memory.keep('another', pageOf(50));
  expect(['0', '1', '2', 'another'].filter((key) => memory.find(key))).toEqual(['0', '2', 'another']);
  memory.forget('2');
  memory.keep('one more', pageOf(50));
  expect(['0', '2', '3', 'one more'].filter((key) => memory.find(key))).toEqual(['0', '3', 'one more']);
});

test('a page is remembered for ten minutes, however often it is asked for', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const memory = createOwnPageMemory();
  memory.keep('page', pageOf(1));
  vi.advanceTimersByTime(599_000);
  expect(memory.find('page')).toBeDefined();
  vi.advanceTimersByTime(2000);
  expect(memory.find('page')).toBeUndefined();
});
