import type { Page } from '@playwright/test';
import { codeSentTo, enterCode } from '../support/account-screens.ts';
import { button, field, secret } from '../support/fields.ts';
import { newEmail, newPassword, newPhone } from '../support/people.ts';
import { wordsOn } from './words-on.ts';

export const submitForm = async (page: Page) => {
  await page.locator('main form button[type=submit]').click();
};

export const chooseWeakPassword = async (page: Page) => {
  const { say } = await wordsOn(page);
  await secret(page, say('accounts.fields.password')).fill('12345678');
  await submitForm(page);
};

const register = async (page: Page) => {
  const { say } = await wordsOn(page);
  const phone = newPhone();
  await field(page, say('accounts.fields.phone')).fill(phone);
  await field(page, say('accounts.fields.lastName')).fill('Сидоров');
  await field(page, say('accounts.fields.firstName')).fill('Пётр');
  await secret(page, say('accounts.fields.password')).fill(newPassword());
  await page.getByRole('checkbox').check();
  await submitForm(page);
  return { say, code: await codeSentTo(page, phone) };
};

export const mistypeCode = async (page: Page) => {
  const { say, code } = await register(page);
  await enterCode(page, say, code === '000000' ? '111111' : '000000');
  await page.locator('[name=code][aria-invalid=true]').waitFor();
};

export const completeRegistration = async (page: Page) => {
  const { say, code } = await register(page);
  await enterCode(page, say, code);
  await page.getByRole('alertdialog').waitFor();
};

export const askForReset = async (page: Page) => {
  const { say } = await wordsOn(page);
  await field(page, say('accounts.login.username')).fill(newEmail());
  await submitForm(page);
  await secret(page, say('accounts.fields.newPassword')).fill('Kolesa2026');
};

/** Changes the name and leaves the page without saving, which opens a question. */
export const leaveHalfDone = async (page: Page) => {
  const { say } = await wordsOn(page);
  await field(page, say('accounts.fields.lastName')).fill('Сидорова');
  await page.getByRole('link', { name: say('shell.toHome') }).click();
  await page.getByRole('alertdialog').waitFor();
};

export const openAccountForms = async (page: Page) => {
  const { say } = await wordsOn(page);
  for (const contact of ['email', 'phone'])
    await page
      .getByRole('region', { name: say(`accounts.${contact}.title`), exact: true })
      .getByRole('button')
      .click();
  await button(page, say('accounts.password.submit')).click();
};

export const askForCodeOfEmail = async (page: Page) => {
  const { say } = await wordsOn(page);
  const email = page.getByRole('region', { name: say('accounts.email.title'), exact: true });
  await email.getByRole('button').click();
  await email.getByRole('textbox').fill(newEmail());
  await button(page, say('accounts.lk.getCode')).click();
  await page.getByRole('dialog').waitFor();
};
