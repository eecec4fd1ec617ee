import { expect, test } from 'vitest';
import type { BookingMove } from '#contract/bookings/bookings.ts';
import { differencesOf } from './plan-differences.ts';

const move = (id: string, to: number): BookingMove => ({
  id,
  formattedBookingNumber: `261122-000${id}`,
  vehicleRegistrationPlate: `A00${id}AA75`,
  hasPriority: false,
  from: '2026-11-22T02:00:00+09:00',
  to: `2026-11-22T0${to}:00:00+09:00`,
  droppedChange: false,
});

test('whoever came, went or goes elsewhere is named; the rest is not', () => {
  const seen = { moves: [move('1', 5), move('2', 5), move('3', 5)] };
  const now = { moves: [move('1', 5), move('3', 6), move('4', 6)] };
  const { added, gone, changed } = differencesOf(seen, now);
  expect([added, gone, changed].map((moves) => moves.map(({ id }) => id))).toEqual([['4'], ['2'], ['3']]);
});
