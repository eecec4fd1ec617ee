import type { Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { wordsOf } from '../support/words.ts';

const languages: Readonly<Record<string, Language>> = { ru: 'RU', en: 'EN', 'zh-CN': 'CN' };

/** The language that a page is in, and what it says there. */
export const wordsOn = async (page: Page) => {
  const language = languages[(await page.locator('html').getAttribute('lang')) ?? ''] ?? 'RU';
  return { language, say: wordsOf(language) };
};
