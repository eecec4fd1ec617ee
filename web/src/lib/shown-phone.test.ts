import { expect, test } from 'vitest';
import { shownPhone } from './shown-phone.ts';

test.each([
  ['+79141234567', '+7 914 123 45 67'],
  ['+8613945601842', '+86 139 4560 1842'],
  ['+97699112233', '+976 9911 2233'],
  ['+4915112345678', '+4915112345678'],
  ['name@example.com', 'name@example.com'],
])('%s is shown in one piece as %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown.replaceAll(' ', '\u00a0'));
});
