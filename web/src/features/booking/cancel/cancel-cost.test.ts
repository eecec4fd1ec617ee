import { expect, test } from 'vitest';
import { isStrike } from './cancel-cost.ts';

const params = { cancelDeadlineMinutes: 180 };
const dateBooked = '2026-11-20T12:00:00+09:00';
const at = (instant: string) => Date.parse(instant);

test('a confirmed booking can be given up freely until the deadline, and costs a warning after it', () => {
  for (const bookingStatus of ['BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION'] as const) {
    const booking = { bookingStatus, dateBooked };
    expect(isStrike(booking, params, at('2026-11-20T09:00:00+09:00'))).toBe(false);
    expect(isStrike(booking, params, at('2026-11-20T09:00:01+09:00'))).toBe(true);
  }
});

test('one that is not confirmed, or whose truck has arrived, costs nothing', () => {
  for (const bookingStatus of ['WAITING_FOR_CONFIRMATION', 'WAITING'] as const)
    expect(isStrike({ bookingStatus, dateBooked }, params, at(dateBooked))).toBe(false);
});
