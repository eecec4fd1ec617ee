import type { Page } from '@playwright/test';
import { wordsOn } from './words-on.ts';

const calls = '**/oktet/api/v1/**';

/** Shows the screen on a network that hangs: no call gets an answer. */
export const keepWaiting = async (page: Page) => {
  await page.route(calls, () => undefined);
  await page.reload({ waitUntil: 'load' });
  await page.locator('main').getByRole('heading').first().waitFor();
};

/** Shows a page of the console that knows who is signed in but has no data yet. */
export const keepDataWaiting = async (page: Page) => {
  await page.route(calls, (route) =>
    route.request().url().includes('/users/current-user') ? route.continue() : undefined,
  );
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Lets every call fail, also when it is tried again. */
export const breakServer = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload({ waitUntil: 'load' });
  await page
    .getByRole('button', { name: say('common.retry') })
    .first()
    .waitFor();
};
