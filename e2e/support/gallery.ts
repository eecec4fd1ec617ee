import { expect, type Locator, type Page } from '@playwright/test';
import type { Scheme } from './appearance.ts';

type GalleryView = { lang?: 'ru' | 'en' | 'cn'; theme?: Scheme };

/** One section of the widget gallery, ready to be used. */
export const openSection = async (page: Page, section: string, view: GalleryView = {}): Promise<Locator> => {
  await page.goto(`/dev/ui?${new URLSearchParams({ section, lang: 'ru', ...view })}`);
  const shown = page.locator(`#${section}`);
  await expect(shown.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return shown;
};
