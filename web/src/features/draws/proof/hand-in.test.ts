import { expect, test } from 'vitest';
import { readSignature } from './hand-in.tsx';

const signature = 'AB'.repeat(48);

test('a signature is read from the answer of a beacon and by itself', () => {
  const expected = signature.toLowerCase();
  expect(readSignature(`  ${signature}\n`)).toBe(expected);
  expect(readSignature(`{"round": 7, "randomness": "00", "signature": "${signature}"}`)).toBe(expected);
});

test('anything else is none', () => {
  for (const text of ['', 'abc', `${signature}z`, '{"signature": "12"}'])
    expect(readSignature(text)).toBeNull();
});
