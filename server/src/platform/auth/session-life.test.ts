import { expect, test } from 'vitest';
import { needsTouch, sessionExpiry } from './session-life.ts';

const at = (text: string) => Temporal.Instant.from(text);
const signedIn = at('2026-11-20T00:00:00Z');

test.each([
  ['web', [], '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['web', ['ADMIN'], '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['web', [], '2027-05-10T00:00:00Z', '2027-05-19T00:00:00Z'],
  ['mobile', [], '2027-05-18T00:00:00Z', '2027-05-19T00:00:00Z'],
  ['terminal', ['BOARD'], '2027-11-20T10:00:00Z', '2027-12-20T10:00:00Z'],
  ['terminal', ['BOARD'], '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['terminal', ['ADMIN'], '2026-11-20T10:00:00Z', '2026-11-20T22:00:00Z'],
  ['terminal', ['ADMIN'], '2026-11-20T20:00:00Z', '2026-11-21T00:00:00Z'],
  ['admin', ['BOARD'], '2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['admin', ['ADMIN'], '2026-11-20T10:00:00Z', '2026-11-20T22:00:00Z'],
  ['admin', ['ADMIN'], '2026-11-20T20:00:00Z', '2026-11-21T00:00:00Z'],
] as const)('a %s session of %j last used at %s ends at %s', (type, roles, used, end) => {
  expect(sessionExpiry(type, roles, signedIn, at(used)).toString()).toBe(at(end).toString());
});

test.each([
  ['web', [], '2026-11-20T00:59:59Z', false],
  ['web', [], '2026-11-20T01:00:00Z', true],
  ['admin', ['ADMIN'], '2026-11-20T00:04:59Z', false],
  ['admin', ['ADMIN'], '2026-11-20T00:05:00Z', true],
] as const)('use of a %s session of %j is recorded at %s: %s', (type, roles, now, expected) => {
  expect(needsTouch(type, roles, signedIn, at(now))).toBe(expected);
});
