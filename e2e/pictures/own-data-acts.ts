import type { Page } from '@playwright/test';
import { rememberSession } from '../support/account-screens.ts';
import { registerPerson } from '../support/people.ts';
import { wordsOn } from './words-on.ts';

/** Takes a new account, because an account gets few copies a day, and gives its log an event. */
const openOwnAccount = async (page: Page) => {
  const { say, language } = await wordsOn(page);
  const person = await registerPerson(page.request, { language });
  const { username } = person;
  await page.request.post('/oktet/api/v1/login-attempt', {
    data: { username, password: 'not the password' },
  });
  await rememberSession(page, person);
  await page.goto('/lk');
  return say;
};

export const takeCopy = async (page: Page) => {
  const say = await openOwnAccount(page);
  await page.getByRole('button', { name: say('ownData.copy.ask') }).click();
  await page.getByRole('button', { name: say('ownData.copy.download') }).waitFor();
  const log = page.getByRole('region', { name: say('securityLog.title'), exact: true });
  await log.getByRole('listitem').first().waitFor();
  // The sticky header would stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
};

export const askToDelete = async (page: Page) => {
  const say = await openOwnAccount(page);
  await page.getByRole('button', { name: say('ownData.deletion.button') }).click();
  await page.getByRole('alertdialog').waitFor();
};
