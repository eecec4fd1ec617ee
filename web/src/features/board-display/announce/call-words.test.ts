import { expect, test } from 'vitest';
import { spelled } from '../sound/speak.ts';
import { callLanguages } from './call-words.ts';

test('a Chinese plate is called in Chinese first, every other one in Russian', () => {
  expect(callLanguages('黑B12345', ['RU', 'EN', 'CN'])).toEqual(['CN', 'RU', 'EN']);
  expect(callLanguages('В918МН75', ['EN', 'CN', 'RU'])).toEqual(['RU', 'EN', 'CN']);
  expect(callLanguages('黑B12345', ['RU', 'EN'])).toEqual(['RU', 'EN']);
});

test('a plate is spelled letter by letter', () => {
  expect(spelled('в 918-мн 75')).toBe('В, 9, 1, 8, М, Н, 7, 5');
});
