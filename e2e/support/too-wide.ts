import type { Page } from '@playwright/test';

/** How many pixels the page is wider than its window. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
