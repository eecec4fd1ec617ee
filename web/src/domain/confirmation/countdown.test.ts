import { describe, expect, test } from 'vitest';
import { minutesAndSeconds, secondsLeft, untilNextTick } from './countdown.ts';

describe('the countdown', () => {
  test.each([
    [300, '05:00'],
    [299, '04:59'],
    [60, '01:00'],
    [9, '00:09'],
    [0, '00:00'],
  ])('%i seconds are written %s', (seconds, written) => expect(minutesAndSeconds(seconds)).toBe(written));

  test('a second counts until it is over', () => {
    expect([0, 1, 999, 1000, 2999, 3000].map((now) => secondsLeft(3000, now))).toEqual([3, 3, 3, 2, 1, 0]);
  });

  test('after the deadline, however late, and without one, nothing is left', () => {
    expect(secondsLeft(3000, 9_000_000)).toBe(0);
    expect(secondsLeft(null, 5)).toBe(0);
  });

  test('the next tick comes when the shown second changes', () => {
    for (let now = 0; now < 3000; now += 37) {
      const next = now + untilNextTick(3000, now);
      expect(secondsLeft(3000, next)).toBe(secondsLeft(3000, now) - 1);
      expect(secondsLeft(3000, next - 0.5)).toBe(secondsLeft(3000, now));
    }
  });
});
