import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [743, 'en', '743 bytes'],
  [1, 'en', '1 byte'],
  [743, 'ru', '743 байта'],
  [743, 'zh-CN', '743字节'],
  [0, 'ru', '0 байт'],
  [1999, 'ru', '2 кБ'],
  [1_240_000, 'en', '1.2 MB'],
])('%i bytes in %s are %s', (bytes, language, words) => {
  expect(fileSize(bytes, language).replaceAll(' ', ' ')).toBe(words);
});
