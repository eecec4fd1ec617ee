import { readFileSync } from 'node:fs';
import type { Language } from '#contract/common.ts';

type Words = { readonly [name: string]: string | Words };

const files: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'cn' };

/** Returns a function that gives the words of a language by the keys of locales/. */
export const wordsOf = (language: Language) => {
  const path = new URL(`../../locales/${files[language]}.json`, import.meta.url);
  const words: Words = JSON.parse(readFileSync(path, 'utf8'));
  return (key: string, parameters: Readonly<Record<string, string>> = {}): string => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        words,
      );
    if (typeof found !== 'string') throw new Error(`locales/${files[language]}.json has no ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
  };
};

export type Say = ReturnType<typeof wordsOf>;
