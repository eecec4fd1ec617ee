import type { Page } from '@playwright/test';
import { operatorOf } from '../support/bookings.ts';
import { setParams } from '../support/line.ts';
import { callAs } from '../support/people.ts';
import { wordsOn } from './words-on.ts';

const panelShown = (page: Page) => page.locator('[data-panel] [data-panel-body] h2').first().waitFor();

/** Opens the panel of a list's first row. */
export const openFirst = async (page: Page) => {
  await page.locator('[data-row]').first().click();
  await panelShown(page);
};

export const openBanner = async (page: Page) => {
  await page.locator('li [data-row]').first().click();
  await page.locator('[data-panel] input').first().waitFor();
};

export const openEditOfFirst = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openFirst(page);
  await page.getByRole('link', { name: say('boardBookings.panel.edit'), exact: true }).click();
  await page.locator('[data-panel] input').first().waitFor();
};

/** Types a part of the demo driver's phone, which finds his account and his trucks. */
export const takeCall = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page.locator('[data-panel] input').first().fill('4500103');
  await page
    .getByRole('list', { name: say('boardBookingForm.caller.offered') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('radiogroup', { name: say('boardBookingForm.truck.title') }).waitFor();
};

/** Checks in a truck without a booking. */
export const checkInUnknown = async (page: Page) => {
  await page.keyboard.type('X000XX00');
  await page.keyboard.press('Enter');
  await page.locator('div[data-tone]').waitFor();
};

export const searchEverywhere = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('75');
  await page.getByRole('option').nth(1).waitFor();
};

export const listKeys = async (page: Page) => {
  await page.locator('h1').first().waitFor();
  await page.evaluate('document.activeElement?.blur()');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

/** Makes more gates than can show their plates. They stay for later pictures. */
export const haveGates = async (page: Page) => {
  const gates = ['1', '2', '3', '4', 'Ворота 5 (весы)', '6', 'А-7', 'Досмотр 8'];
  await setParams(page.request, { gates });
  const closed = { closed: true, reasons: { RU: 'Весы сломались: мастер приедет после обеда' } };
  await callAs(page.request, await operatorOf(page.request), 'PUT', '/gates/2', closed);
  await page.reload();
  await page.locator('li[data-state=closed]').waitFor();
};
