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

/** A version for the history, then half a change: fewer places and a closure. */
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
  // The last is the new one.
  await field('closure.fromDay').last().fill(tomorrow.toString());
  await field('closure.toDay')
    .last()
    .fill(tomorrow.add({ days: 1 }).toString());
  const reason = say('reasons.in.RU', { label: say('parameters.closure.reason') });
  await page.getByRole('textbox', { name: reason }).last().fill('春节 · Праздник · Holiday');
  await page.getByRole('complementary').locator('s').first().waitFor();
  // What sticks to the window would otherwise stand in the middle of a picture of the whole page.
  await page.evaluate('scrollTo(0, 0)');
};

/** What the form stands on has changed meanwhile. */
export const saveTooLate = async (page: Page) => {
  const { say } = await wordsOn(page);
  const capacity = say('parameters.fields.slotCapacity.label');
  await openSection(page, 'places');
  await page.getByRole('textbox', { name: capacity, exact: true }).fill('8');
  await changeElsewhere(page);
  const fresh = page.getByRole('button', { name: say('parameters.stale.reload') });
  // The screen may learn of it before it is asked to save.
  await Promise.any([
    page.getByRole('button', { name: say('common.save'), exact: true }).click(),
    fresh.waitFor(),
  ]);
  await fresh.waitFor();
};

/** Refused before anything is sent. */
export const addNamelessCargo = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openSection(page, 'cargo');
  await page.getByRole('button', { name: say('parameters.cargo.add') }).click();
  await page.getByRole('button', { name: say('common.save'), exact: true }).click();
};
