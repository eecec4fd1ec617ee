import { expect, test } from 'vitest';
import { foundPart } from './use-found-marks.ts';

test.each([
  ['К 732 АМ75', '732', '732'],
  ['К 732 АМ75', 'r732f', 'К 732 А'],
  ['黑M Q7328', '732', '732'],
  ['蒙E 73251', 'me73', '蒙E 73'],
  ['Королёв Пётр, слот 14:00', 'кор', 'Кор'],
  ['261120-0017', '2611200017', '261120-0017'],
  ['К 732 АМ75', '999', undefined],
  ['К 732 АМ75', '-', undefined],
])('in %s by %s stands %s', (text, typed, part) => {
  const found = foundPart(text, typed);
  expect(found && [...text].slice(...found).join('')).toBe(part);
});
