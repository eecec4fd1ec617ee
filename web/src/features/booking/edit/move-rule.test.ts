import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { moveRule } from './move-rule.ts';

const params = { editDeadlineMinutes: 180, maxEdits: 3 };
const at = (text: string) => Date.parse(text);

const ofBooking = (changes: Partial<Booking>) =>
  ({
    bookingStatus: 'BOOKED',
    dateBooked: '2026-11-21T01:00:00+09:00',
    editCount: 1,
    unlimitedEditCount: false,
    ...changes,
  }) as Booking;

test('a booked one can be moved until the deadline, as often as is left', () => {
  expect(moveRule(ofBooking({}), params, at('2026-11-20T22:00:00+09:00'))).toEqual({
    can: true,
    until: '2026-11-20T22:00:00+09:00',
    left: 2,
  });
});

test('a second after the deadline is too late', () => {
  expect(moveRule(ofBooking({}), params, at('2026-11-20T22:00:01+09:00'))).toEqual({
    can: false,
    why: 'tooLate',
  });
});

test('used up edits end it, unless an operator gave any number of them', () => {
  const now = at('2026-11-20T12:00:00+09:00');
  expect(moveRule(ofBooking({ editCount: 3 }), params, now)).toEqual({ can: false, why: 'usedUp' });
  expect(moveRule(ofBooking({ editCount: 3, unlimitedEditCount: true }), params, now)).toMatchObject({
    can: true,
    left: null,
  });
});

test('while a code is awaited, nothing else can be asked for', () => {
  const now = at('2026-11-20T12:00:00+09:00');
  expect(moveRule(ofBooking({ bookingStatus: 'WAITING_FOR_CONFIRMATION' }), params, now)).toEqual({
    can: false,
    why: 'unconfirmed',
  });
  expect(moveRule(ofBooking({ bookingStatus: 'WAITING_FOR_CHANGES_CONFIRMATION' }), params, now)).toEqual({
    can: false,
    why: 'pending',
  });
});
