import type { Page } from '@playwright/test';
import { requestToken } from '../support/accounts.ts';
import { callAs } from '../support/people.ts';
import { openSettled } from './open-settled.ts';
import { wordsOn } from './words-on.ts';

const changeElsewhere = async (page: Page) => {
  const operator = { token: await requestToken(page.request, 'admin') };
  const lifetime = { warningLifetimeDays: 60 + Math.round(performance.now() % 60) };
  await callAs(page.request, operator, 'PUT', '/system-params/booking-params', lifetime);
};

const openSection = async (page: Page, section: string) => {
  const { say } = await wordsOn(page);
  const menu = page.getByRole('navigation', { name: say('parameters.sections.title') });
  await menu.getByRole('button', { name: say(`parameters.sections.${section}`) }).click();
};

/** Saves one version for the history, then types fewer places and a closure without saving. */
export const lowerCapacity = async (page: Page) => {
  const { say } = await wordsOn(page);
  await changeElsewhere(page);
  await openSettled(page, () => page.reload());
  const field = (key: string) => page.getByRole('textbox', { name: say(`parameters.${key}`), exact: true });
  await openSection(page, 'places');
  await field('fields.slotCapacity.label').fill('8');
  await openSection(page, 'calendar');
  await page.getByRole('button', { name: say('parameters.closure.add') }).click();
  const tomorrow = Temporal.Now.plainDateISO('Asia/Chita').add({ days: 1 });
  // The last closure is the one that was added.
  await field('closure.fromDay').last().fill(tomorrow.toString());
  await field('closure.toDay')
    .last()
    .fill(tomorrow.add({ days: 1 }).toString());
  const reason = say('reasons.in.RU', { label: say('parameters.closure.reason') });
  await page.getByRole('textbox', { name: reason }).last().fill('春节 · Праздник · Holiday');
  await page.getByRole('complementary').locator('s').first().waitFor();
  // Sticky parts would stand in the middle of the picture.
  await page.evaluate('scrollTo(0, 0)');
};

/** Types a change while another one is saved elsewhere. */
export const saveTooLate = async (page: Page) => {
  const { say } = await wordsOn(page);
  const capacity = say('parameters.fields.slotCapacity.label');
  await openSection(page, 'places');
  await page.getByRole('textbox', { name: capacity, exact: true }).fill('8');
  await changeElsewhere(page);
  const fresh = page.getByRole('button', { name: say('parameters.stale.reload') });
  // The screen may notice the newer version before Save is pressed.
  await Promise.any([
    page.getByRole('button', { name: say('common.save'), exact: true }).click(),
    fresh.waitFor(),
  ]);
  await fresh.waitFor();
};

/** Saves a cargo without a name, which the form refuses itself. */
export const addNamelessCargo = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openSection(page, 'cargo');
  await page.getByRole('button', { name: say('parameters.cargo.add') }).click();
  await page.getByRole('button', { name: say('common.save'), exact: true }).click();
};
