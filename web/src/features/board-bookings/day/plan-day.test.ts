import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { countOver, planDay, summarise, withBookings } from './plan-day.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00+09:00`;
const slotAt = (hour: number, more: Partial<TimeSlot> = {}): TimeSlot => ({
  start: at(hour),
  end: at(hour + 1),
  capacity: 12,
  ordinaryCapacity: 10,
  free: 10,
  priorityFree: 12,
  state: 'FREE',
  ...more,
});
const bookingAt = (hour: number, bookingStatus: Booking['bookingStatus'], more: Partial<Booking> = {}) =>
  ({
    id: `${hour} ${bookingStatus}`,
    bookingStatus,
    dateBooked: at(hour),
    slotEnd: at(hour + 1),
    createdDate: at(0),
    ...more,
  }) as Booking;

const now = Date.parse('2026-11-20T12:30:00+09:00');
const closure = { from: at(14), to: at(16), reasons: null, opensAt: at(16) };
const plan = (slots: readonly TimeSlot[], bookings: readonly Booking[] = []) =>
  planDay({ slots, bookings, now });

test('every slot has its row, the running one is marked, bookings stand in the order in which they pass', () => {
  const rows = plan(
    [slotAt(11), slotAt(12), slotAt(13)],
    [
      bookingAt(12, 'WAITING_FOR_CONFIRMATION'),
      bookingAt(12, 'WAITING'),
      bookingAt(12, 'GO_TO_GATE'),
      bookingAt(12, 'BOOKED'),
      bookingAt(12, 'LEFT_WAITING_ZONE'),
    ],
  );
  expect(rows.map(({ phase }) => phase)).toEqual(['past', 'now', 'ahead']);
  expect(rows[1]).toMatchObject({
    bookings: [
      { bookingStatus: 'LEFT_WAITING_ZONE' },
      { bookingStatus: 'GO_TO_GATE' },
      { bookingStatus: 'WAITING' },
      { bookingStatus: 'BOOKED' },
      { bookingStatus: 'WAITING_FOR_CONFIRMATION' },
    ],
  });
});

test('closed hours of one closure are one row, unless somebody is booked in them', () => {
  const closed = { state: 'CLOSED', closure } as const;
  const slots = [slotAt(13), slotAt(14, closed), slotAt(15, closed), slotAt(16)];
  expect(plan(slots).map(({ kind, start, end }) => [kind, start, end])).toEqual([
    ['slot', at(13), at(14)],
    ['closed', at(14), at(16)],
    ['slot', at(16), at(17)],
  ]);
  expect(plan(slots, [bookingAt(15, 'BOOKED')]).map(({ kind }) => kind)).toEqual([
    'slot',
    'closed',
    'slot',
    'slot',
  ]);
});

test('a booking at a time that is no slot any more is not lost', () => {
  const odd = bookingAt(13, 'BOOKED', { dateBooked: '2026-11-20T13:30:00+09:00' });
  expect(plan([slotAt(13), slotAt(14)], [odd]).map(({ start }) => start)).toEqual([
    at(13),
    '2026-11-20T13:30:00+09:00',
    at(14),
  ]);
});

test('hours that are over are folded but for the last two; an hour with a truck still here ends the fold', () => {
  const slots = Array.from({ length: 14 }, (_, hour) => slotAt(hour));
  const over = [bookingAt(3, 'LEFT_WAITING_ZONE'), bookingAt(4, 'CANCELED')];
  expect(countOver(plan(slots, over))).toBe(10);
  expect(countOver(plan(slots, [...over, bookingAt(6, 'WAITING')]))).toBe(4);
  expect(countOver(plan(slots.slice(0, 12)))).toBe(0);
  expect(countOver(plan(slots.slice(10)))).toBe(0);
});

test('a fold says how many left, who did not come and what was closed', () => {
  const early = { state: 'CLOSED', closure: { ...closure, from: at(3), to: at(5) } } as const;
  const rows = plan(
    [slotAt(2), slotAt(3, early), slotAt(4, early), slotAt(5)],
    [bookingAt(2, 'LEFT_WAITING_ZONE'), bookingAt(5, 'CANCELED', { cancellationReason: 'NO_SHOW' })],
  );
  expect(summarise(rows)).toEqual({
    from: at(2),
    to: at(6),
    left: 1,
    noShows: 1,
    closed: [{ from: at(3), to: at(5) }],
  });
  expect(withBookings(rows)).toHaveLength(2);
});
