import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRotation, turned } from './rotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it turns every five seconds', () => {
  const turn = vi.fn();
  const rotation = createRotation(5000, turn);
  vi.advanceTimersByTime(4999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_001);
  expect(turn).toHaveBeenCalledTimes(3);
  rotation.stop();
  vi.advanceTimersByTime(20_000);
  expect(turn).toHaveBeenCalledTimes(3);
});

test('it stands still while anything holds it, and then waits a whole interval', () => {
  const turn = vi.fn();
  const rotation = createRotation(5000, turn);
  vi.advanceTimersByTime(4000);
  rotation.hold('pointer');
  rotation.hold('focus');
  vi.advanceTimersByTime(60_000);
  rotation.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  rotation.release('focus');
  rotation.release('focus');
  vi.advanceTimersByTime(4999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledTimes(1);
  rotation.stop();
});

test('it goes round in both directions', () => {
  expect([turned(0, 1, 3), turned(2, 1, 3), turned(0, -1, 3), turned(0, 1, 1), turned(0, 1, 0)]).toEqual([
    1, 0, 2, 0, 0,
  ]);
});
