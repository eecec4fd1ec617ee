import type { Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { remember } from './storage.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const setLanguage = (page: Page, language: Language) => remember(page, 'oktet.language', language);

export const setScheme = async (page: Page, scheme: Scheme) => {
  await page.emulateMedia({ colorScheme: scheme });
  await remember(page, 'oktet.color-scheme', scheme);
};
