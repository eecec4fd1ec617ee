import type { Page } from '@playwright/test';
import { wordsOn } from './words-on.ts';

/** Opens the last draw of the list, which is drawn in the demo data. */
export const openDraw = async (page: Page) => {
  await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

export const checkDraw = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openDraw(page);
  await page.getByRole('button', { name: say('draw.check.start') }).click();
  await page.getByRole('button', { name: say('draw.check.again') }).waitFor();
};

/** Checks a text that is no receipt of this draw. */
export const checkByReceipt = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openDraw(page);
  await page.getByText(say('draw.receipt.title')).click();
  await page.getByRole('textbox', { name: say('draw.receipt.label') }).fill('eyJ1c2UiOiJkcmF3In0.eyJ9.AAAA');
  await page.getByRole('button', { name: say('draw.receipt.send') }).click();
  await page.getByRole('button', { name: say('draw.check.again') }).waitFor();
};

/** Chooses the last day, which has an open draw in the demo data. */
export const seeDrawnDay = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.locator('input[name=booking-day]').last().press('Space');
  await page.getByRole('link', { name: say('draw.howChecked') }).waitFor();
};

export const openApplication = async (page: Page) => {
  await seeDrawnDay(page);
  await page.locator('a[href^="/booking/draw/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};
