import { readFile } from 'node:fs/promises';
import { errorStatus, fieldErrorCodes } from '#contract/errors.ts';
import { inRoot } from '../lib/paths.ts';
import { compareLocales, flatten, type Locales, type Words } from './locale-files.ts';
import { checkUsage } from './locale-usage.ts';
import { parseSource, readSources } from './syntax.ts';
import { checkWordsApart } from './words-apart.ts';

const readLocale = async (name: string): Promise<Words> =>
  flatten(JSON.parse(await readFile(inRoot(`locales/${name}.json`), 'utf8')));

/** Error codes come over the wire, so the compiler cannot check that their texts exist. */
const missingErrorWords = (words: Words): string[] =>
  [
    ...Object.keys(errorStatus).map((code) => `errors.${code}`),
    ...fieldErrorCodes.map((code) => `fieldErrors.${code}`),
  ].filter((key) => !words.has(key));

export const checkLocales = async (): Promise<string[]> => {
  const [ru, en, cn] = await Promise.all([readLocale('ru'), readLocale('en'), readLocale('cn')]);
  const locales: Locales = { ru, en, cn };
  const texts = await readSources(['web/src', 'server/src']);
  const sources = await Promise.all(texts.map(parseSource));
  return [
    ...checkWordsApart(texts, [...new Set([...ru.keys()].map((key) => key.split('.')[0] ?? ''))]),
    ...compareLocales(locales),
    ...checkUsage(sources, ru),
    ...missingErrorWords(ru).map((key) => `the contract's code has no words: ${key}`),
  ];
};
