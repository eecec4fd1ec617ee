import { expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { previewMove } from './preview-move.ts';

const at = (hour: number) => `2026-11-20T${hour}:00:00+09:00`;
const slotAt = (hour: number, booked: number, more: Partial<TimeSlot> = {}): TimeSlot => ({
  start: at(hour),
  end: at(hour + 1),
  capacity: 12,
  ordinaryCapacity: 10,
  free: Math.max(0, 10 - booked),
  priorityFree: 12 - booked,
  booked,
  state: 'FREE',
  ...more,
});

const own = slotAt(18, 12);
const reserveOnly = slotAt(19, 11);
const free = slotAt(20, 4);
const closed = slotAt(21, 0, { state: 'CLOSED', free: 0, priorityFree: 0 });
const late = slotAt(22, 9);
const slots = [own, reserveOnly, free, closed, late];
const booking = { dateBooked: at(18), hasPriority: false };

test('a move takes a place there and gives one back here', () => {
  expect(previewMove(booking, free, slots)).toEqual({
    from: { start: at(18), capacity: 12, before: 12, after: 11 },
    to: { start: at(20), capacity: 12, before: 4, after: 5 },
    problem: undefined,
    dropsChange: false,
    instead: [],
  });
});

test('the reserve is for priority cargo, and who cannot go there is told the nearest places', () => {
  const { problem, instead } = previewMove(booking, reserveOnly, slots);
  expect(problem).toBe('reserve');
  expect(instead).toEqual([free, late]);
  expect(previewMove({ ...booking, hasPriority: true }, reserveOnly, slots).problem).toBeUndefined();
});

test('closed, past and full slots, and its own, are told apart', () => {
  const past = slotAt(17, 3, { state: 'PAST', free: 0, priorityFree: 0 });
  const full = slotAt(23, 12);
  const problems = [closed, past, full, own].map((slot) => previewMove(booking, slot, slots).problem);
  expect(problems).toEqual(['closed', 'past', 'full', 'same']);
});

test('a change that the driver has asked for is given up, and its place is the booking’s own', () => {
  const full = slotAt(23, 12);
  const pending = { ...booking, pendingChanges: { dateBooked: at(23), slotEnd: at(24) } };
  expect(previewMove(pending, full, [...slots, full])).toMatchObject({
    problem: undefined,
    dropsChange: true,
    to: { before: 12, after: 12 },
  });
});

test('from another day only the new slot is known', () => {
  expect(previewMove({ ...booking, dateBooked: '2026-11-19T18:00:00+09:00' }, free, slots).from).toBeNull();
});
