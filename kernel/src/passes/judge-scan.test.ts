import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeScan, type ScanList } from './judge-scan.ts';
import type { PassClaims } from './signed-pass.ts';

const minute = 60_000;
const hour = 60 * minute;
const slot = Date.parse('2026-11-21T14:00:00+09:00');
const listedAt = slot - hour;

const claims: PassClaims = {
  iss: 'oktet.example',
  number: '261121-0007',
  plate: 'С217ОТ75',
  slot: slot / 1000,
  window: [-180, 120],
  v: 2,
  iat: (slot - 48 * hour) / 1000,
  exp: (slot + 26 * hour) / 1000,
};

const list: ScanList = {
  listedAt,
  from: slot - 38 * hour,
  to: slot + 34 * hour,
  rules: { slotMinutes: 60, arrivalEarlyMinutes: 180, arrivalLateMinutes: 10, noShowGraceMinutes: 60 },
  pauses: [],
  passes: new Map([['261121-0007', { v: 2, here: false }]]),
};

const without: ScanList = { ...list, passes: new Map() };
const listing = (v: number, here = false): ScanList => ({
  ...list,
  passes: new Map([[claims.number, { v, here }]]),
});

test.each([
  ['before its window', -180 * minute - 1, 'EARLY'],
  ['as its window begins', -180 * minute, 'ON_TIME'],
  ['until ten minutes after its slot began', 10 * minute, 'ON_TIME'],
  ['later', 10 * minute + 1, 'LATE'],
])('a pass of the list %s', (_, after, verdict) => {
  expect(judgeScan(claims, list, slot + after)).toBe(verdict);
});

test('the time to arrive does not run while the checkpoint is closed', () => {
  const closed = { ...list, pauses: [{ from: slot, to: slot + hour }] };
  expect(judgeScan(claims, closed, slot + hour + 10 * minute)).toBe('ON_TIME');
});

test('whoever was moved into a running slot has his minutes from then', () => {
  const moved = { ...claims, iat: (slot + 20 * minute) / 1000 };
  expect(judgeScan(moved, list, slot + 30 * minute)).toBe('ON_TIME');
});

test.each([
  ['a higher v in the list', claims, listing(3), 'CHANGED'],
  ['a lower one: the list is older than the pass', claims, listing(1), 'MADE_AFTER'],
  ['a truck that has come', claims, listing(2, true), 'HERE'],
  ['an older pass of a truck that has come', claims, listing(3, true), 'CHANGED'],
  ['a pass that the list does not know', claims, without, 'CHANGED'],
  ['one that was made after the list', { ...claims, iat: listedAt / 1000 + 1 }, without, 'MADE_AFTER'],
  ['one that was made as the list was read', { ...claims, iat: listedAt / 1000 - 30 }, without, 'MADE_AFTER'],
  ['one for a day beyond the list', { ...claims, slot: (slot + 72 * hour) / 1000 }, without, 'EARLY'],
] as const)('%s', (_, shown, known, verdict) => {
  expect(judgeScan(shown, known, slot)).toBe(verdict);
});

test('of 10,000 passes that were replaced or ended since, none may come in', () => {
  const replaced = fc.tuple(
    fc.integer({ min: 1, max: 999 }),
    fc.integer({ min: 1, max: 999 }),
    fc.nat(72),
    fc.boolean(),
  );
  fc.assert(
    fc.property(replaced, ([v, newer, hours, ended]) => {
      const pass = { ...claims, v };
      const now = slot + (hours - 36) * hour;
      expect(judgeScan(pass, ended ? without : listing(v + newer), now)).toBe('CHANGED');
    }),
    { numRuns: 10_000 },
  );
});
