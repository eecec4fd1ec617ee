import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/common.ts';
import { setLanguage } from './appearance.ts';
import { button, field, secret } from './fields.ts';
import { waitForMessage } from './outbox.ts';
import type { Person } from './people.ts';
import { remember } from './storage.ts';
import { type Say, wordsOf } from './words.ts';

/** Sets the language of a page and returns its words. */
export const speaking = async (page: Page, language: Language): Promise<Say> => {
  await setLanguage(page, language);
  return wordsOf(language);
};

export const rememberSession = (page: Page, { token }: Pick<Person, 'token'>) =>
  remember(page, 'oktet.token.user', token);

export const fillSignIn = async (page: Page, say: Say, person: Pick<Person, 'username' | 'password'>) => {
  await field(page, say('accounts.login.username')).fill(person.username);
  await secret(page, say('accounts.login.password')).fill(person.password);
  await button(page, say('accounts.login.submit')).click();
};

/** Fills in the registration except for the contact. */
export const fillPerson = async (page: Page, say: Say, password: string) => {
  await field(page, say('accounts.fields.lastName')).fill('Сидоров');
  await field(page, say('accounts.fields.firstName')).fill('Пётр');
  await secret(page, say('accounts.fields.password')).fill(password);
  await page.getByRole('checkbox').check();
};

/** The form sends six digits by itself. */
export const enterCode = (page: Page, say: Say, code: string) =>
  field(page, say('codeConfirmation.code')).fill(code);

/** The newest code for a contact. Messages in `seen`, and those without a code, are skipped. */
export const codeSentTo = async (page: Page, to: string, seen: readonly string[] = []) =>
  (await waitForMessage(page.request, to, seen, ({ code }) => code !== null)).code ?? '';

/** The form's words for a wrong code when `count` more can be tried (2 to 4). */
export const attemptsLeft = (say: Say, language: Language, count: number) =>
  say(language === 'RU' ? 'codeConfirmation.attemptsLeft_few' : 'codeConfirmation.attemptsLeft_other', {
    count: String(count),
  });

/** Matches a Russian number with or without spaces. */
export const written = (phone: string) =>
  new RegExp(
    phone.replace('+', '\\+').replace(/(\d)(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1\\s?$2\\s?$3\\s?$4\\s?$5'),
  );

export const aWrong = (code: string) => (code === '000000' ? '111111' : '000000');

export const signOut = async (page: Page, say: Say) => {
  await button(page, say('shell.logout')).click();
  await button(page, say('common.yes')).click();
  await expect(page).toHaveURL('/user/login');
};
