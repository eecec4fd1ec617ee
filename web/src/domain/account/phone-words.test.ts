import { expect, test } from 'vitest';
import { phoneWords } from './phone-words.ts';

test('A number is written in groups and stays on one line, whatever its country', () => {
  expect(phoneWords('+79141234567')).toBe('+7\u00a0914\u00a0123\u00a045\u00a067');
  expect(phoneWords('+8613912345678')).toBe('+86\u00a0139\u00a01234\u00a05678');
  expect(phoneWords('+97699112233')).toBe('+976\u00a09911\u00a02233');
});
