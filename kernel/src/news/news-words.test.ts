import { expect, test } from 'vitest';
import { newsWords } from './news-words.ts';

const item = {
  titles: { RU: 'Снег', EN: 'Snow', CN: '雪' },
  texts: { RU: 'Метель', EN: 'Storm', CN: '' },
};

test('an item is read in the language that was chosen', () => {
  expect(newsWords(item, 'EN')).toEqual({ title: 'Snow', text: 'Storm', language: 'EN', isFallback: false });
});

test('one that is half translated is read in Russian as a whole, and says so', () => {
  expect(newsWords(item, 'CN')).toEqual({ title: 'Снег', text: 'Метель', language: 'RU', isFallback: true });
});
