import type { Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { wordsOf } from '../support/words.ts';

const languages: Readonly<Record<string, Language>> = { ru: 'RU', en: 'EN', 'zh-CN': 'CN' };

/** The language of a page, and a function that gives its words. */
export const wordsOn = async (page: Page) => {
  const language = languages[(await page.locator('html').getAttribute('lang')) ?? ''] ?? 'RU';
  return { language, say: wordsOf(language) };
};
