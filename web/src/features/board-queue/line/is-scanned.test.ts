import { expect, test } from 'vitest';
import { isScanned, type TypedInput, typedInput } from './is-scanned.ts';

const type = (text: string, everyMs: number) => {
  let input: TypedInput | undefined;
  for (let length = 1; length <= text.length; length += 1)
    input = typedInput(input, text.slice(0, length), length * everyMs);
  return input ?? typedInput(undefined, '', 0);
};

test('a scanner is faster than any hand', () => {
  expect(isScanned(type('К732АМ75', 10))).toBe(true);
  expect(isScanned(type('К732АМ75', 60))).toBe(false);
  expect(isScanned(typedInput(undefined, 'К732АМ75', 5000))).toBe(true);
});

test('a pass is one however slowly it comes; a few quick characters are not', () => {
  expect(isScanned(type('261118-0001-12345678', 80))).toBe(true);
  expect(isScanned(type('732', 5))).toBe(false);
});
