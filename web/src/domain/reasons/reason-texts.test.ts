import { expect, test } from 'vitest';
import { ownTextsOf, reasonsOf, textsOf } from './reason-texts.ts';

test('a language without text is not sent, and comes back blank', () => {
  const given = reasonsOf({ RU: 'Снегопад', EN: '', CN: '大雪' });
  expect(given).toEqual({ RU: 'Снегопад', CN: '大雪' });
  expect(textsOf(given)).toEqual({ RU: 'Снегопад', EN: '', CN: '大雪' });
});

test('the Russian text in another language’s place is no text of that language', () => {
  expect(ownTextsOf({ RU: 'Снегопад', EN: 'Снегопад', CN: '大雪' })).toEqual({
    RU: 'Снегопад',
    EN: '',
    CN: '大雪',
  });
});
