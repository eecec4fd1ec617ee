import { expect, test } from 'vitest';
import { fileSize, shortenName } from './file-words.ts';

test.each([
  [743, 'en', '743 bytes'],
  [1, 'en', '1 byte'],
  [743, 'ru', '743 байта'],
  [743, 'zh-CN', '743字节'],
  [0, 'ru', '0 байт'],
  [1999, 'ru', '2 кБ'],
  [1_240_000, 'en', '1.2 MB'],
])('%i bytes in %s are %s', (bytes, language, words) => {
  expect(fileSize(bytes, language).replaceAll('\u00a0', ' ')).toBe(words);
});

test('40 characters stay as they are', () => expect(shortenName('я'.repeat(40))).toBe('я'.repeat(40)));

test('a longer name keeps 40 and gets an ellipsis', () => {
  expect(shortenName(`${'я'.repeat(40)}.pdf`)).toBe(`${'я'.repeat(40)}…`);
});

test('a character of two units is not cut in two', () => {
  expect(shortenName('🚛'.repeat(41))).toBe(`${'🚛'.repeat(40)}…`);
});
