import { expect, test } from 'vitest';
import { hourTicks } from './flow-card.tsx';

test('ticks are whole hours, at most five of them, and reach over the longest wait', () => {
  expect(hourTicks([null, 20])).toEqual([0, 60]);
  expect(hourTicks([61, 200])).toEqual([0, 60, 120, 180, 240]);
  expect(hourTicks([541])).toEqual([0, 180, 360, 540, 720]);
});

test('where nobody waited there is still a scale', () => {
  expect(hourTicks([])).toEqual([0, 60]);
});
