import { expect, test } from 'vitest';
import { callAge, minutesSince } from './call-age.ts';

test('A call is amber at the time for it, and red at twice that', () => {
  expect([0, 14, 15, 29, 30, 90].map((minutes) => callAge(minutes, 15))).toEqual([
    'fresh',
    'fresh',
    'long',
    'long',
    'overdue',
    'overdue',
  ]);
});

test('A minute counts once it is over, and a clock that is behind counts none', () => {
  const called = '2026-11-20T18:00:00+09:00';
  const at = (time: string) => Date.parse(`2026-11-20T${time}+09:00`);
  expect(minutesSince(called, at('18:14:59'))).toBe(14);
  expect(minutesSince(called, at('18:15:00'))).toBe(15);
  expect(minutesSince(called, at('17:59:00'))).toBe(0);
});
