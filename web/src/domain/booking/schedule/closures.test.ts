import { expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { closuresOf, isClosedDay, isFullDay } from './closures.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;

const slot = (hour: number, state: TimeSlot['state'], from?: string): TimeSlot => ({
  start: at(hour),
  end: at(hour + 1),
  capacity: 12,
  ordinaryCapacity: 10,
  free: 0,
  priorityFree: 0,
  state,
  ...(from !== undefined && {
    closure: { from, to: at(20), reasons: null, opensAt: null },
  }),
});

test('a closure is told once, with the hours of this day that it takes', () => {
  const repair = '2026-11-19T22:00:00+09:00';
  const slots = [
    slot(0, 'CLOSED', repair),
    slot(1, 'CLOSED', repair),
    slot(2, 'FREE'),
    slot(3, 'CLOSED', at(3)),
  ];
  expect(closuresOf(slots).map(({ from, to }) => [from, to])).toEqual([
    [at(0), at(2)],
    [at(3), at(4)],
  ]);
});

test('a day is closed when nothing of what is still to come is sold', () => {
  expect(isClosedDay([slot(0, 'PAST'), slot(1, 'CLOSED')])).toBe(true);
  expect(isClosedDay([slot(0, 'FULL'), slot(1, 'CLOSED')])).toBe(false);
  expect(isClosedDay([slot(0, 'PAST')])).toBe(false);
});

test('a day is full when nothing of it that is to come can be had by such a booking', () => {
  const reserved = { ...slot(3, 'FULL'), priorityFree: 2 };
  expect(isFullDay([{ ...slot(1, 'PAST'), free: 4 }, slot(2, 'FULL'), reserved], false)).toBe(true);
  expect(isFullDay([slot(2, 'FULL'), reserved], true)).toBe(false);
  expect(isFullDay([slot(1, 'PAST')], false)).toBe(false);
});
