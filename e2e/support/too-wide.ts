import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its screen. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
