import type { Page } from '@playwright/test';

/** Types the plate, because the browser has no camera. */
export const typePlate = async (page: Page) => {
  await page.locator('main button').last().click();
  await page.locator('form input').fill('黑B12345');
  await page.keyboard.press('Enter');
  await page.locator('section[data-tone=grey]').waitFor();
};
