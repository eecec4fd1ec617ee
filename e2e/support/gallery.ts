import { expect, type Locator, type Page } from '@playwright/test';
import type { Scheme } from './appearance.ts';

type GalleryView = { lang?: 'ru' | 'en' | 'cn'; theme?: Scheme };

/** In a gallery that is open, in Russian; false where none is. */
const turnTo = (section: string) => {
  const main = document.querySelector('main');
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="/dev/ui?section=${section}"]`);
  if (!main || !link || document.documentElement.lang !== 'ru') return false;
  main.dataset.before = 'yes';
  link.click();
  scrollTo(0, 0);
  return true;
};

/**
 * One section of the widget gallery, ready to be used and as if nobody had used it: where a gallery is open already, the
 * page is not loaded again. What stands outside of the section, a dialog above all, has to be closed before.
 */
export const openSection = async (page: Page, section: string, view: GalleryView = {}): Promise<Locator> => {
  const isOpen = Object.keys(view).length === 0 && (await page.evaluate(turnTo, section));
  if (!isOpen) await page.goto(`/dev/ui?${new URLSearchParams({ section, lang: 'ru', ...view })}`);
  const shown = page.locator(`main:not([data-before]) #${section}`);
  await expect(shown.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return shown;
};
