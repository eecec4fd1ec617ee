import { expect, test } from 'vitest';
import { heldMinutes } from './held-minutes.ts';

const slot = '2026-11-20T14:00:00+09:00';

test('an offer was made for an hour the day before, then for less the nearer the slot', () => {
  expect(heldMinutes(slot, '2026-11-19T13:00:00+09:00')).toBe(60);
  expect(heldMinutes(slot, '2026-11-20T07:00:00+09:00')).toBe(30);
  expect(heldMinutes(slot, '2026-11-20T12:00:00+09:00')).toBe(15);
});
