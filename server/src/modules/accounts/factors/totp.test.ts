import { expect, test } from 'vitest';
import { findStep, stepAt, toBase32, totpOf, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpOf(secret, stepAt(Temporal.Instant.fromEpochMilliseconds(second * 1000)))).toBe(code);
});

const now = Temporal.Instant.from('2026-11-20T03:00:00Z');

test('the code of the step before and of the next one is good, two steps off is not', () => {
  const found = [-2, -1, 0, 1, 2].map((later) => findStep(secret, totpOf(secret, stepAt(now) + later), now));
  expect(found).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
});

test('a step that was used, and those before it, are good no more', () => {
  const typed = (later: number) => totpOf(secret, stepAt(now) + later);
  expect(findStep(secret, typed(0), now, stepAt(now))).toBeUndefined();
  expect(findStep(secret, typed(-1), now, stepAt(now))).toBeUndefined();
  expect(findStep(secret, typed(1), now, stepAt(now))).toBe(stepAt(now) + 1);
});

test('a code of another length is wrong', () => {
  const code = totpOf(secret, stepAt(now));
  expect([code.slice(1), `${code}0`, ''].map((typed) => findStep(secret, typed, now))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what the app is given names issuer, account and secret', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri('ABC', 'a+b@example.com')).toBe(
    'otpauth://totp/Oktet:a%2Bb%40example.com?secret=ABC&issuer=Oktet&algorithm=SHA1&digits=6&period=30',
  );
});
