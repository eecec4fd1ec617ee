import { expect, type Locator, type Page } from '@playwright/test';
import type { Scheme } from './appearance.ts';

type GalleryView = { lang?: 'ru' | 'en' | 'cn'; theme?: Scheme };

/** Runs in the page. Turns an open Russian gallery to the section; false if there is none. */
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
 * Opens a section of the widget gallery in its first state. A gallery that is open already is not loaded again, so
 * dialogs and whatever else stands outside of the section must be closed before.
 */
export const openSection = async (page: Page, section: string, view: GalleryView = {}): Promise<Locator> => {
  const isOpen = Object.keys(view).length === 0 && (await page.evaluate(turnTo, section));
  if (!isOpen) await page.goto(`/dev/ui?${new URLSearchParams({ section, lang: 'ru', ...view })}`);
  const shown = page.locator(`main:not([data-before]) #${section}`);
  await expect(shown.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return shown;
};
