import { expect, test } from 'vitest';
import { fittingPlates } from './first-plates.tsx';

const plates = Array.from({ length: 20 }, () => 'М900АТ03');

test('one line on a wide screen, three on a narrow one, and all of them where all fit', () => {
  expect(fittingPlates(plates, 66)).toBe(3);
  expect(fittingPlates(plates, 54)).toBe(8);
  expect(fittingPlates(plates.slice(0, 2), 66)).toBe(2);
  expect(fittingPlates(plates, 26)).toBe(3);
  expect(fittingPlates([], 66)).toBe(0);
});
