import type { Language } from '#contract/common.ts';

/** For `npm run test:long` alone: see playwright.config.ts. */
export const long = { tag: '@long' };

/** What shows the same in one more language or zone: these always, the others when there is time. */
export const unlessAlways = <T>(one: T, ...always: readonly T[]) => (always.includes(one) ? {} : long);

/** One journey in every language: in one of them always, in the others when there is time. */
export const inEveryLanguage = (always: Language) =>
  (['RU', 'EN', 'CN'] as const).map((language) => ({
    language,
    details: unlessAlways(language, always),
  }));
