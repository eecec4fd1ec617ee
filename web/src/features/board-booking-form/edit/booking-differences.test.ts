import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { differencesOf } from './booking-differences.ts';

const booking = {
  bookingStatus: 'BOOKED',
  dateBooked: '2026-11-20T09:00:00+09:00',
  phoneNumber: '+79145550123',
  hasPriority: false,
  version: 3,
} as Booking;

test('what another operator changed is named with what it was and what it is', () => {
  const fresh = { ...booking, dateBooked: '2026-11-20T11:00:00+09:00', hasPriority: true, version: 4 };
  expect(differencesOf(booking, fresh)).toEqual([
    { name: 'dateBooked', before: booking.dateBooked, after: fresh.dateBooked },
    { name: 'hasPriority', before: false, after: true },
  ]);
});

test('a new version alone is no difference', () => {
  expect(differencesOf(booking, { ...booking, version: 4 })).toEqual([]);
});
