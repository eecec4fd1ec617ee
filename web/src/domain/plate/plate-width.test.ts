import { expect, test } from 'vitest';
import { parsePlate } from './parse-plate.ts';
import { plateWidth } from './plate-width.ts';

const widthOf = (text: string) => plateWidth(parsePlate(text));

test('a plate is as wide as what stands on it', () => {
  expect(widthOf('ABC')).toBeCloseTo(3 * 0.66 + 1.3);
  expect(widthOf('123456789012345')).toBeCloseTo(15 * 0.66 + 1.3);
  expect(widthOf('黑B12345')).toBeCloseTo(1.06 + 7 * 0.66 + 1.3);
});

test('a region beside the number takes its room', () => {
  expect(widthOf('А123ВК75')).toBeCloseTo(8 * 0.66 + 1.3 + 2.1);
});
