import { expect, test } from 'vitest';
import { arrivalPhase, minutesUntil } from './arrival.ts';

const window = {
  from: '2026-11-20T23:00:00+09:00',
  onTimeUntil: '2026-11-21T02:10:00+09:00',
  to: '2026-11-21T04:00:00+09:00',
};

const at = (instant: string) => new Date(instant);

test('a truck comes too early, in time, late, or not at all any more', () => {
  expect(arrivalPhase(window, at('2026-11-20T22:59:59+09:00'))).toBe('early');
  expect(arrivalPhase(window, at('2026-11-20T23:00:00+09:00'))).toBe('now');
  expect(arrivalPhase(window, at('2026-11-21T02:10:00+09:00'))).toBe('now');
  expect(arrivalPhase(window, at('2026-11-21T02:10:01+09:00'))).toBe('late');
  expect(arrivalPhase(window, at('2026-11-21T04:00:01+09:00'))).toBe('over');
});

test('what is left is counted in whole minutes and never below none', () => {
  expect(minutesUntil(window.onTimeUntil, at('2026-11-20T23:24:00+09:00'))).toBe(166);
  expect(minutesUntil(window.from, at('2026-11-20T23:24:00+09:00'))).toBe(0);
});
