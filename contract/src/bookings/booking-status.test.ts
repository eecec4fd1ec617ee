import { expect, test } from 'vitest';
import {
  activeStatuses,
  arrivedStatuses,
  beforeArrivalStatuses,
  bookingStatuses,
  endedStatuses,
  isOneOf,
  transitions,
} from './booking-status.ts';

test('a status is either active or ended, never both', () => {
  expect([...activeStatuses, ...endedStatuses].sort()).toEqual([...bookingStatuses].sort());
});

test('an active booking is before its arrival or has arrived', () => {
  expect([...beforeArrivalStatuses, ...arrivedStatuses].sort()).toEqual([...activeStatuses].sort());
});

test('something follows every active status and nothing an ended one', () => {
  const final = bookingStatuses.filter((status) => transitions[status].length === 0);
  expect(final).toEqual([...endedStatuses]);
  expect(final.some((status) => isOneOf(activeStatuses, status))).toBe(false);
});
