import { expect, test } from 'vitest';
import { charactersOf, firstSyllable, pinyinOf } from './pinyin.ts';

test.each([
  ['伟', 'wei'],
  ['鑫', 'xin'],
  ['喆', 'zhe'],
  ['吕', 'lv'],
  ['略', 'lve'],
  ['阿', 'a'],
  ['座', 'zuo'],
])('%s is read %s, and is among the characters that are', (character, pinyin) => {
  expect(pinyinOf(character)).toBe(pinyin);
  expect(charactersOf(pinyin)).toContain(character);
});

test('what is not a syllable has no characters', () => {
  expect(charactersOf('iv')).toEqual([]);
  expect(firstSyllable('ivan')).toBeUndefined();
  expect(firstSyllable('xianli')).toBe('xian');
});
