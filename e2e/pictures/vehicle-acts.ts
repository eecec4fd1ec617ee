import type { Page } from '@playwright/test';
import { openFirst } from './console-acts.ts';
import { wordsOn } from './words-on.ts';

export const openTruckForm = async (page: Page) => {
  const { say } = await wordsOn(page);
  await page
    .getByRole('article')
    .getByRole('button', { name: say('vehicles.edit') })
    .nth(1)
    .click();
  await page.getByRole('dialog').waitFor();
};

export const banTruck = async (page: Page) => {
  const { say } = await wordsOn(page);
  await openFirst(page);
  await page.getByRole('button', { name: say('boardVehicles.banMore'), exact: true }).click();
  await page
    .getByRole('textbox', { name: say('reasons.in.RU', { label: say('boardVehicles.reason') }) })
    .waitFor();
};
