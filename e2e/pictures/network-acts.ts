import type { Page } from '@playwright/test';
import { wordsOn } from './words-on.ts';

const calls = '**/oktet/api/v1/**';

/** No call gets its answer: what a screen shows on a network that hangs. */
export const keepWaiting = async (page: Page) => {
  await page.route(calls, () => undefined);
  await page.reload({ waitUntil: 'load' });
  await page.locator('main').getByRole('heading').first().waitFor();
};

/** It is known who is there, and nothing else: a page of the console before its data. */
export const keepDataWaiting = async (page: Page) => {
  await page.route(calls, (route) =>
    route.request().url().includes('/users/current-user') ? route.continue() : undefined,
  );
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** Every call fails, and goes on failing when it is tried again. */
export const breakServer = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload({ waitUntil: 'load' });
  await page
    .getByRole('button', { name: say('common.retry') })
    .first()
    .waitFor();
};
