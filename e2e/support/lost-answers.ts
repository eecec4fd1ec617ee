import type { Page } from '@playwright/test';

/** The server does what it is asked, but the first answer to such a request gets lost on the way back. */
export const loseFirstAnswer = async (page: Page, method: 'PUT' | 'POST', path: string) => {
  let isLost = false;
  await page.route(`**/oktet/api/v1${path}`, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
};
