import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['Ab3$x9!', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['qwertyuiop', 'weak'],
  ['98765432100', 'weak'],
  ['truckdriver', 'fair'],
  ['Kolesa2026', 'fair'],
  ['seven trucks left at dawn', 'strong'],
  ['x9$Kq!27vLpz', 'strong'],
  ['黑河口岸卡车司机', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what is known of the person adds nothing', () => {
  expect(passwordStrength('Petrovskiy-79', [])).toBe('strong');
  expect(passwordStrength('Petrovskiy-79', ['Petrovskiy'])).toBe('weak');
  expect(passwordStrength('Petrovskiy-79', ['ivan.petrovskiy@example.com'])).toBe('weak');
});

test('a character of two UTF-16 units counts once', () => {
  expect(passwordStrength('🚚🚛🚚🚛')).toBe('short');
});
