import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { confirmationNow, holdDeadline, noteHold } from './hold-deadline.ts';

const said: Confirmation = {
  id: '0199-code',
  kind: 'BOOKING',
  channel: 'SMS',
  target: '+7•••••••567',
  resendInSeconds: 300,
  expiresInSeconds: 900,
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('what the server said counts from the moment at which it was said', () => {
  noteHold(said);
  vi.advanceTimersByTime(213_000);
  expect(confirmationNow(said)).toEqual({ ...said, resendInSeconds: 87, expiresInSeconds: 687 });
  vi.advanceTimersByTime(3_600_000);
  expect(confirmationNow(said)).toEqual({ ...said, resendInSeconds: 0, expiresInSeconds: 0 });
});

test('what it says later replaces it, as after another code', () => {
  noteHold(said);
  vi.advanceTimersByTime(400_000);
  noteHold({ ...said, resendInSeconds: 300, expiresInSeconds: 500 });
  vi.advanceTimersByTime(10_000);
  expect(confirmationNow(said)).toMatchObject({ resendInSeconds: 290, expiresInSeconds: 490 });
  expect(holdDeadline(said)).toBe(Date.now() + 490_000);
});

test('one that was never noted is as it came', () => {
  const other = { ...said, id: 'other' };
  expect(confirmationNow(other)).toEqual(other);
  expect(holdDeadline(other)).toBeNull();
});
