import type { Page } from '@playwright/test';
import { fillSignIn, rememberSession, signOut } from '../support/account-screens.ts';
import { beginAddingApp, keepCodes } from '../support/authenticators.ts';
import { registerPerson } from '../support/people.ts';
import { wordsOn } from './words-on.ts';

export const openAuthenticator = async (page: Page) => {
  await beginAddingApp(page, (await wordsOn(page)).say);
};

const addApp = async (page: Page) => {
  const { say, language } = await wordsOn(page);
  const person = await registerPerson(page.request, { language });
  await rememberSession(page, person);
  await page.goto('/lk');
  await (await beginAddingApp(page, say)).confirm();
  return { say, person };
};

export const seeRecoveryCodes = async (page: Page) => {
  await addApp(page);
};

export const haveFactor = async (page: Page) => {
  const { say } = await addApp(page);
  await keepCodes(page, say);
};

export const askForFactor = async (page: Page) => {
  const { say, person } = await addApp(page);
  await keepCodes(page, say);
  await signOut(page, say);
  await fillSignIn(page, say, person);
  await page.locator('[name=code]').waitFor();
};
