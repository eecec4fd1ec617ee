import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('%s of 10 bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});
