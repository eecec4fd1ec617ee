import { expect, test } from 'vitest';
import { soughtDigits } from './sought-phone.ts';

test('a number is looked for however far it is typed, in national writing too', () => {
  expect(soughtDigits('+7 914 55', 'RU')).toBe('791455');
  expect(soughtDigits('8914', 'RU')).toBe('914');
  expect(soughtDigits('8 914 555 01 23', 'RU')).toBe('79145550123');
  expect(soughtDigits('0123', 'RU')).toBe('123');
  expect(soughtDigits('138 1234 5678', 'CN')).toBe('8613812345678');
});
