import type { Page } from '@playwright/test';

export const openKiosk = async (page: Page) => {
  await page.locator('input[autocomplete=username]').fill('board@oktet.local');
  await page.locator('input[type=password]').fill('oktet-demo');
  await page.locator('button[type=submit]').click();
  await page.locator('button[aria-pressed]').first().waitFor();
};

/** Enters a plate that has no booking. */
export const beUnknown = async (page: Page) => {
  await openKiosk(page);
  await page.keyboard.type('X000XX00');
  await page.keyboard.press('Enter');
  await page.locator('[data-tone]').waitFor();
};
