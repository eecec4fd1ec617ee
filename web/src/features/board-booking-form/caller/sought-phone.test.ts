import { expect, test } from 'vitest';
import { soughtDigits } from './sought-phone.ts';

test('a number is looked for however far it is typed, in national writing too', () => {
  expect(soughtDigits('+7 914 55')).toBe('791455');
  expect(soughtDigits('8914')).toBe('914');
  expect(soughtDigits('8 914 555 01 23')).toBe('79145550123');
  expect(soughtDigits('0123')).toBe('123');
});
