import { expect, test } from 'vitest';
import type { BookingMove } from '#contract/bookings/bookings.ts';
import type { ShiftSlot } from '#contract/bookings/shift.ts';
import { drawMoves, type SlotRow } from './draw-moves.ts';

const at = (hour: number, day = 22) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

const slot = (hour: number, booked: number, more: Partial<ShiftSlot> = {}): ShiftSlot => ({
  start: at(hour),
  end: at(hour + 1),
  open: true,
  capacity: 12,
  booked,
  ...more,
});

const moves = (from: number, to: number, count: number): BookingMove[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${from}-${to}-${place}`,
    formattedBookingNumber: `261122-${from}${to}${place}`,
    vehicleRegistrationPlate: 'A001AA75',
    hasPriority: false,
    from: at(from),
    to: at(to),
    droppedChange: false,
  }));

const stretch = { from: at(2), to: at(4) };

test('a closed slot empties into the next one, whose own last trucks are pushed on', () => {
  const slots = [slot(2, 6), slot(3, 5), slot(4, 6), slot(5, 8)];
  const { rows, flows } = drawMoves(
    slots,
    [...moves(2, 4, 6), ...moves(3, 4, 5), ...moves(4, 5, 5)],
    stretch,
  );
  expect(flows).toEqual([
    { from: at(2), to: at(4), part: 'emptied', count: 6, leavesAt: 0, entersAt: 0 },
    { from: at(3), to: at(4), part: 'emptied', count: 5, leavesAt: 0, entersAt: 6 },
    { from: at(4), to: at(5), part: 'pushed', count: 5, leavesAt: 1, entersAt: 0 },
  ]);
  const four = rows.find((row): row is SlotRow => row.kind === 'slot' && row.slot.start === at(4));
  expect(four).toMatchObject({
    isEmptied: false,
    before: [
      { part: 'stays', at: 0, count: 1 },
      { part: 'pushed', at: 1, count: 5 },
    ],
    after: [
      { part: 'emptied', at: 0, count: 6 },
      { part: 'emptied', at: 6, count: 5 },
      { part: 'stays', at: 11, count: 1 },
    ],
    bookedAfter: 12,
  });
});

test('an arrived truck stays in its closed slot', () => {
  const { rows } = drawMoves([slot(2, 3), slot(4, 0)], moves(2, 4, 2), stretch);
  const two = rows.find((row): row is SlotRow => row.kind === 'slot' && row.slot.start === at(2));
  expect(two).toMatchObject({ isEmptied: true, after: [{ part: 'stays', count: 1 }], bookedAfter: 1 });
});

test('slots in which nothing changes are a gap, and another day is named', () => {
  const next = { ...slot(8, 0), start: at(8, 23), end: at(9, 23) };
  const slots = [slot(2, 1), slot(3, 0), slot(4, 12), slot(5, 12, { open: false }), next];
  const [first] = moves(2, 4, 1);
  const { rows } = drawMoves(slots, [{ ...(first as BookingMove), to: at(8, 23) }], stretch);
  expect(rows.map((row) => (row.kind === 'slot' ? row.slot.start : row.kind))).toEqual([
    'day',
    at(2),
    at(3),
    'gap',
    'day',
    at(8, 23),
  ]);
});

test('three hundred moves are few bands', () => {
  const slots = Array.from({ length: 24 }, (_, hour) => slot(hour % 20, 12));
  const many = Array.from({ length: 25 }, (_, hour) => moves(hour % 9, (hour % 9) + 1, 12)).flat();
  const { flows } = drawMoves(slots, many, stretch);
  expect(flows.length).toBeLessThan(30);
});
