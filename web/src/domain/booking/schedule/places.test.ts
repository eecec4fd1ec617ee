import { expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { nearestSlots, shareFree } from './places.ts';

const at = (hour: string) => `2026-11-20T${hour}:00:00+09:00`;
const slots = (...hours: string[]) => hours.map((hour) => ({ start: at(hour) }) as TimeSlot);
const hoursOf = (found: readonly TimeSlot[]) => found.map(({ start }) => start.slice(11, 13));

test('the three nearest of a day are offered in its order, from before and after', () => {
  expect(hoursOf(nearestSlots(at('12'), slots('03', '09', '11', '13', '20')))).toEqual(['09', '11', '13']);
});

test('fewer are offered when there are fewer, and none when there is none', () => {
  expect(hoursOf(nearestSlots(at('12'), slots('20')))).toEqual(['20']);
  expect(nearestSlots(at('12'), [])).toEqual([]);
});

test('an untouched slot is a full gauge, for ordinary and for priority cargo', () => {
  const untouched = { capacity: 12, ordinaryCapacity: 10, free: 10, priorityFree: 12 };
  expect(shareFree(untouched, false)).toBe(100);
  expect(shareFree(untouched, true)).toBe(100);
  expect(shareFree({ ...untouched, free: 5, priorityFree: 7 }, false)).toBe(50);
  expect(shareFree({ capacity: 2, ordinaryCapacity: 0, free: 0, priorityFree: 2 }, false)).toBe(0);
});
