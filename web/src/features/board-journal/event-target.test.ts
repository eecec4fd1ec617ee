import { expect, test } from 'vitest';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { targetOf } from './event-target.ts';

const about = (changes: Partial<JournalEvent>, isAdmin = true) =>
  targetOf(
    { type: 'EDITED', bookingId: null, vehicleId: null, userId: null, to: null, ...changes } as JournalEvent,
    isAdmin,
  );

test('a row leads to what its event is about, the nearest first', () => {
  expect(about({ bookingId: 'b', vehicleId: 'v', userId: 'u' })).toEqual({ to: '/bookings/b' });
  expect(about({ type: 'BAN', vehicleId: 'v', userId: 'u' })).toEqual({ to: '/vehicles/v' });
  expect(about({ type: 'USER_BLOCKED', userId: 'u' })).toEqual({ to: '/users/u' });
});

test('what is about nobody leads to where it is done, and what is about nothing to nowhere', () => {
  expect(about({ type: 'PARAMS_CHANGED' })).toEqual({ to: '/parameters/history' });
  expect(about({ type: 'REASONS_CHANGED', to: { kind: 'BAN' } })).toEqual({
    to: '/parameters/reasons',
    search: { kind: 'BAN' },
  });
  expect(about({ type: 'DUTY_BEGUN', userId: 'u', to: { dutyId: 'd' } })).toEqual({
    to: '/reports/shift',
    search: { dutyId: 'd' },
  });
  expect(about({ type: 'PERSONAL_DATA_REMOVED' })).toBeNull();
});

test('who may not see a page is not led there', () => {
  expect(about({ type: 'PARAMS_CHANGED' }, false)).toBeNull();
  expect(about({ type: 'REASONS_CHANGED', to: { kind: 'BAN' } }, false)).toBeNull();
  expect(about({ type: 'REPORT_DOWNLOADED' }, false)).toEqual({ to: '/reports' });
});
