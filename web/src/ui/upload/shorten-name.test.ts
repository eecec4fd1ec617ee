import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

test('40 characters stay as they are', () => expect(shortenName('я'.repeat(40))).toBe('я'.repeat(40)));

test('a longer name keeps 40 and gets an ellipsis', () => {
  expect(shortenName(`${'я'.repeat(40)}.pdf`)).toBe(`${'я'.repeat(40)}…`);
});

test('a character of two units is not cut in two', () => {
  expect(shortenName('🚛'.repeat(41))).toBe(`${'🚛'.repeat(40)}…`);
});
