import type { Language } from '#contract/common.ts';

/** Marks tests that only `npm run test:long` runs. See playwright.config.ts. */
export const long = { tag: '@long' };

/** For tests that repeat in further languages or zones: `always` run in every `npm test`, the others in long runs. */
export const unlessAlways = <T>(one: T, ...always: readonly T[]) => (always.includes(one) ? {} : long);

/** Repeats a journey in every language: one always, the others only in long runs. */
export const inEveryLanguage = (always: Language) =>
  (['RU', 'EN', 'CN'] as const).map((language) => ({
    language,
    details: unlessAlways(language, always),
  }));
