import type { Language } from '../../contract/src/common.ts';

/** For `npm run test:long` alone: see playwright.config.ts. */
const long = { tag: '@long' };

/** One journey in every language: in one of them always, in the others when there is time. */
export const inEveryLanguage = (always: Language) =>
  (['RU', 'EN', 'CN'] as const).map((language) => ({
    language,
    details: language === always ? {} : long,
  }));
