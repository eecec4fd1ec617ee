import { expect, test } from 'vitest';
import { soughtHash } from './sought-hash.ts';

test('twelve digits are enough, in groups or not, in either case', () => {
  expect(soughtHash('7F3A9c01 e4b2')).toBe('7f3a9c01e4b2');
  expect(soughtHash('7f3a9c01e4b')).toBeNull();
  expect(soughtHash('7f3a9c01e4bx')).toBeNull();
  expect(soughtHash('a'.repeat(64))).toHaveLength(64);
  expect(soughtHash('a'.repeat(65))).toBeNull();
});
