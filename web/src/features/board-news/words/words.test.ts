import { expect, test } from 'vitest';
import { changedLanguages, completenessOf, noWords, trimmedWords } from './words.ts';

const words = {
  titles: { RU: 'Снег', EN: ' Snow ', CN: '' },
  texts: { RU: 'Метель', EN: ' \n ', CN: '暴风雪' },
};

test('a language is complete with a title and a text, and says what it lacks', () => {
  expect(completenessOf(words, 'RU')).toBe('complete');
  expect(completenessOf(words, 'EN')).toBe('noText');
  expect(completenessOf(words, 'CN')).toBe('noTitle');
  expect(completenessOf(noWords, 'EN')).toBe('empty');
});

test('spaces around are no words', () => {
  expect(trimmedWords(words).titles.EN).toBe('Snow');
  expect(trimmedWords(words).texts.EN).toBe('');
});

test('what a colleague changed is told by language', () => {
  const after = { titles: { ...words.titles, CN: '雪' }, texts: { ...words.texts, RU: 'Пурга' } };
  expect(changedLanguages(words, after)).toEqual(['RU', 'CN']);
  expect(changedLanguages(words, words)).toEqual([]);
});
