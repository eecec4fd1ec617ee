import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['9', '09:00'],
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  [' 8.30 ', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['９：１５', '09:15'],
  ['24:00', '24:00'],
  ['00', '00:00'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', '25', '24:01', '8:3', '8:60', 'noon', '12:30:00'])('“%s” is no time', (text) => {
  expect(readTime(text)).toBeNull();
});
