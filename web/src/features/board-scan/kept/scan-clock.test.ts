import { expect, test } from 'vitest';
import { timeAfterSleep, timeBy } from './scan-clock.ts';

const anchor = { server: 1000, monotonic: 50, wall: 9000 };

test('while the screen is on a phone whose clock is set tells the same time', () => {
  expect(timeBy(anchor, { monotonic: 80, wall: 99_000 })).toBe(1030);
  expect(timeBy(anchor, { monotonic: 80, wall: 0 })).toBe(1030);
});

test('after a sleep the wall clock tells how long it was, and never runs back', () => {
  expect(timeAfterSleep(anchor, { monotonic: 60, wall: 12_000 })).toBe(4000);
  expect(timeAfterSleep(anchor, { monotonic: 60, wall: 8000 })).toBe(1010);
});
