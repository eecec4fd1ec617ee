import { expect, test } from 'vitest';
import { instantAt, wallClockOf } from './wall-clock.ts';

test('a wall time becomes an instant with the offset of its place and season', () => {
  expect(instantAt('2026-11-20', '09:30', 'Asia/Chita')).toBe('2026-11-20T09:30:00+09:00');
  expect(instantAt('2026-07-01', '00:00', 'Europe/Berlin')).toBe('2026-07-01T00:00:00+02:00');
  expect(instantAt('2026-12-31', '23:59', 'America/St_Johns')).toBe('2026-12-31T23:59:00-03:30');
});

test('next to a change of clocks the offset is the one in force at that wall time', () => {
  expect(instantAt('2026-03-29', '01:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00+01:00');
  expect(instantAt('2026-03-29', '03:30', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00');
});

test('an instant is read back as it was written', () => {
  expect(wallClockOf('2026-11-20T09:30:00+09:00')).toEqual({ day: '2026-11-20', time: '09:30' });
});
