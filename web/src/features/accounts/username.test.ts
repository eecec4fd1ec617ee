import { expect, test } from 'vitest';
import { methodOf, toUsername } from './username.ts';

test.each([
  ['8 (914) 555-01-23', 'RU', '+79145550123'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['＋７ 914 555 01 23', 'CN', '+79145550123'],
  [' Driver@Oktet.local ', 'RU', 'Driver@Oktet.local'],
  ['12', 'EN', '12'],
] as const)('%s typed in %s signs in as %s', (typed, language, username) => {
  expect(toUsername(typed, language)).toBe(username);
});

test('an @ makes an address', () => {
  expect(methodOf('a@b')).toBe('EMAIL');
  expect(methodOf('+7 914')).toBe('PHONE_NUMBER');
});
