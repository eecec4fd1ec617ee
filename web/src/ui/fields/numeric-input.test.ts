import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOnly } from './numeric-input.tsx';

const typed = (marked: string, maxLength?: number) => {
  const caret = marked.indexOf('|');
  const { text, caret: after } = digitsOnly({ text: marked.replace('|', ''), caret }, maxLength);
  return `${text.slice(0, after)}|${text.slice(after)}`;
};

test.each([
  ['12a|34', '12|34'],
  ['+7 (914) 555|-01', '7914555|01'],
  ['|abc', '|'],
  ['１２|３', '12|3'],
  ['٣4|', '4|'],
  ['1-|', '1|'],
])('%s becomes %s', (before, after) => {
  expect(typed(before)).toBe(after);
});

test.each([
  ['1239|456', 6, '123|456'],
  ['+7 914 555|', 4, '7914|'],
  ['1234567|', 4, '1234|'],
  ['|123456', 4, '|1234'],
])('%s with at most %i digits becomes %s', (before, maxLength, after) => {
  expect(typed(before, maxLength)).toBe(after);
});

test('whatever is typed, only digits remain, within the length, and the caret is among them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), fc.nat(12), (text, place, maxLength) => {
      const result = digitsOnly({ text, caret: Math.min(place, text.length) }, maxLength);
      expect(result.text).toMatch(/^[0-9]*$/);
      expect(result.text.length).toBeLessThanOrEqual(maxLength);
      expect(result.caret).toBeLessThanOrEqual(result.text.length);
      expect(digitsOnly(result, maxLength)).toEqual(result);
    }),
  );
});
