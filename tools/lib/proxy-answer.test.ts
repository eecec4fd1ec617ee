import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const readAnswer = (name: string) => readFileSync(inRoot(`deploy/${name}`), 'utf8');

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(inRoot(`locales/${language}.json`), 'utf8')).errors.UNAVAILABLE;

test('while no instance is ready the proxy answers in the words of the product, with Retry-After', () => {
  const [head, body = ''] = readAnswer('503.http').split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.0 503 .*\r\nRetry-After: \d+$/s);
  expect(JSON.parse(body)).toEqual({
    code: 'UNAVAILABLE',
    message: wordsOf('ru'),
    messagesByLang: { RU: wordsOf('ru'), EN: wordsOf('en'), CN: wordsOf('cn') },
    errors: [],
    requestId: '',
  });
  for (const language of ['ru', 'en', 'cn']) expect(readAnswer('503.html')).toContain(wordsOf(language));
});
