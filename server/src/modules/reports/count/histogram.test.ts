import { expect, test } from 'vitest';
import { addWritten, countIn, percentile, writeHistogram } from './histogram.ts';

const read = (text: string) => {
  const [histogram, early]: [number[], number[]] = [[], []];
  addWritten(histogram, early, text);
  return [histogram, early] as const;
};

test('what was written is read, and two of them one after the other are their sum', () => {
  const written = '0:7 12:3 4321:15 -4:2';
  expect(writeHistogram(...read(written))).toBe(written);
  expect(writeHistogram(...read(`${written} 0:1 13:20 -4:1`))).toBe('0:8 12:3 13:20 4321:15 -4:3');
  expect(read('')).toEqual([[], []]);
});

test('a share lies between two trucks where it falls between them', () => {
  const [histogram] = read('5:2 10:1 4000:1');
  expect(countIn(histogram)).toBe(4);
  expect(percentile(histogram, 0.5)).toBe(7.5);
  expect(percentile(histogram, 1)).toBe(4000);
  expect(percentile([], 0.5)).toBe(null);
});
