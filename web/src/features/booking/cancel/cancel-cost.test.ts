import { expect, test } from 'vitest';
import { cancelCost } from './cancel-cost.ts';

const params = { cancelDeadlineMinutes: 180, warningsBeforeBan: 2, warningLifetimeDays: 90, banDays: 14 };
const dateBooked = '2026-11-20T12:00:00+09:00';
const at = (instant: string) => Date.parse(instant);

test('a confirmed booking can be given up freely until the deadline, and costs a warning after it', () => {
  const booking = { bookingStatus: 'BOOKED', dateBooked } as const;
  expect(cancelCost(booking, params, at('2026-11-20T09:00:00+09:00'))).toEqual({ isStrike: false });
  expect(cancelCost(booking, params, at('2026-11-20T09:00:01+09:00'))).toEqual({
    isStrike: true,
    warnings: 2,
    lifetimeDays: 90,
    banDays: 14,
  });
});

test('one that is not confirmed, or whose truck has arrived, costs nothing', () => {
  for (const bookingStatus of ['WAITING_FOR_CONFIRMATION', 'WAITING'] as const)
    expect(cancelCost({ bookingStatus, dateBooked }, params, at(dateBooked))).toEqual({ isStrike: false });
});
