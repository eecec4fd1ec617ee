import { expect, test } from 'vitest';
import { parsePlate } from '#kernel/plates/parse-plate.ts';
import { plateText, plateWidth } from './plate-text.ts';

const widthOf = (text: string) => plateWidth(parsePlate(text));

test('a plate is as wide as what stands on it', () => {
  expect(widthOf('ABC')).toBeCloseTo(3 * 0.66 + 1.3);
  expect(widthOf('123456789012345')).toBeCloseTo(15 * 0.66 + 1.3);
  expect(widthOf('黑B12345')).toBeCloseTo(1.06 + 7 * 0.66 + 1.3);
});

test('a region beside the number takes its room', () => {
  expect(widthOf('А123ВК75')).toBeCloseTo(8 * 0.66 + 1.3 + 2.1);
});

test('in a sentence a plate keeps its groups together', () => {
  expect(plateText('а482мх75')).toBe('А\u00a0482\u00a0МХ\u00a075');
  expect(plateText('黑b·7k352')).toBe('\u2060黑\u2060B\u00a07K352');
  expect(plateText('黑B1234挂')).toBe('\u2060黑\u2060B\u00a01234\u2060挂\u2060');
  expect(plateText('38-15 уб')).toBe('38\u201115\u00a0УБ');
});
