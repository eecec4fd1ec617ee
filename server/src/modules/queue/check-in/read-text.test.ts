import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test.each([
  ['261121-0148', '261121-0148'],
  ['2611210148', '261121-0148'],
  ['261121-10148', '261121-10148'],
  ['26112110148', '261121-10148'],
  [' 261121 0148 ', '261121-0148'],
  ['261121–0148', '261121-0148'],
  ['２６１１２１－０１４８', '261121-0148'],
  ['261121-014', undefined],
  ['261121-0148-1', undefined],
  ['В918МН75', undefined],
])('%s is the number %s', (text, number) => {
  expect(readText(text).number).toBe(number);
});

test('a QR code is known by its check, and holds the number', () => {
  expect(readText('261121-0148-01234567')).toMatchObject({
    qr: '261121-0148-01234567',
    number: '261121-0148',
  });
  expect(readText('261121-0148').qr).toBeUndefined();
});

test('texts that mean the same have one key', () => {
  expect(readText('в 918 мн 75').key).toBe(readText('B918MH75').key);
  expect(readText('261121-0148').key).toBe(readText('2611210148').key);
});
