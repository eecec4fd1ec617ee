import type { Page } from '@playwright/test';
import { requestToken } from '../../e2e/support/accounts.ts';
import { callAs } from '../../e2e/support/people.ts';
import { wordsOn } from './words-on.ts';

/** A version for the history, then half a change: fewer places and a closure. */
export const lowerCapacity = async (page: Page) => {
  const { say } = await wordsOn(page);
  const operator = { token: await requestToken(page.request, 'admin') };
  const lifetime = { warningLifetimeDays: 60 + Math.round(performance.now() % 60) };
  await callAs(page.request, operator, 'PUT', '/system-params/booking-params', lifetime);
  await page.reload({ waitUntil: 'networkidle' });
  const field = (key: string) => page.getByRole('textbox', { name: say(`parameters.${key}`), exact: true });
  await field('fields.slotCapacity.label').fill('8');
  await page.getByRole('button', { name: say('parameters.closure.add') }).click();
  const tomorrow = Temporal.Now.plainDateISO('Asia/Chita').add({ days: 1 });
  await field('closure.fromDay').fill(tomorrow.toString());
  await field('closure.toDay').fill(tomorrow.add({ days: 1 }).toString());
  await field('closure.reason').fill('春节 · Праздник · Holiday');
  await page.getByRole('complementary').locator('s').first().waitFor();
  // What sticks to the window would otherwise stand in the middle of a picture of the whole page.
  await page.evaluate('scrollTo(0, 0)');
};

/** Refused before anything is sent. */
export const addNamelessCargo = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.getByRole('button', { name: say('parameters.cargo.add') }).click();
  await page.getByRole('button', { name: say('common.save'), exact: true }).click();
};
