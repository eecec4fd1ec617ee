import { expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { closuresOf, isClosedDay, isFullDay, nearestSlots, shareFree } from './places.ts';

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

const hourAt = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;

const slotOf = (hour: number, state: TimeSlot['state'], from?: string): TimeSlot => ({
  start: hourAt(hour),
  end: hourAt(hour + 1),
  capacity: 12,
  ordinaryCapacity: 10,
  free: 0,
  priorityFree: 0,
  state,
  ...(from !== undefined && {
    closure: { from, to: hourAt(20), reasons: null, opensAt: null },
  }),
});

test('a closure is told once, with the hours of this day that it takes', () => {
  const repair = '2026-11-19T22:00:00+09:00';
  const slots = [
    slotOf(0, 'CLOSED', repair),
    slotOf(1, 'CLOSED', repair),
    slotOf(2, 'FREE'),
    slotOf(3, 'CLOSED', hourAt(3)),
  ];
  expect(closuresOf(slots).map(({ from, to }) => [from, to])).toEqual([
    [hourAt(0), hourAt(2)],
    [hourAt(3), hourAt(4)],
  ]);
});

test('a day is closed when nothing of what is still to come is sold', () => {
  expect(isClosedDay([slotOf(0, 'PAST'), slotOf(1, 'CLOSED')])).toBe(true);
  expect(isClosedDay([slotOf(0, 'FULL'), slotOf(1, 'CLOSED')])).toBe(false);
  expect(isClosedDay([slotOf(0, 'PAST')])).toBe(false);
});

test('a day is full when nothing of it that is to come can be had by such a booking', () => {
  const reserved = { ...slotOf(3, 'FULL'), priorityFree: 2 };
  expect(isFullDay([{ ...slotOf(1, 'PAST'), free: 4 }, slotOf(2, 'FULL'), reserved], false)).toBe(true);
  expect(isFullDay([slotOf(2, 'FULL'), reserved], true)).toBe(false);
  expect(isFullDay([slotOf(1, 'PAST')], false)).toBe(false);
});
