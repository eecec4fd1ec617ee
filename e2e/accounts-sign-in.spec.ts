import { expect } from '@playwright/test';
import {
  attemptsLeft,
  aWrong,
  codeSentTo,
  enterCode,
  fillSignIn,
  rememberSession,
  signOut,
  speaking,
} from './support/account-screens.ts';
import { requestToken } from './support/accounts.ts';
import { button, field, secret } from './support/fields.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { readOutbox } from './support/outbox.ts';
import { callAs, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const storedToken = () => localStorage.getItem('oktet.token.user');

for (const { language, details } of inEveryLanguage('EN'))
  test(
    `A driver signs out in ${language}, is refused with a wrong password and signs in again`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { language });
      await rememberSession(page, person);
      await page.goto('/booking');
      await signOut(page, say);
      expect(await page.evaluate(storedToken)).toBeNull();

      await fillSignIn(page, say, { ...person, password: 'not the password' });
      await expect(page.getByRole('alert')).toContainText(say('errors.WRONG_CREDENTIALS'));
      await expect(page).toHaveURL('/user/login');
      await secret(page, say('accounts.login.password')).fill(person.password);
      await expect(page.getByText(say('errors.WRONG_CREDENTIALS'))).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/booking');
      expect(await page.evaluate(storedToken)).not.toBeNull();
    },
  );

for (const { language, details } of inEveryLanguage('RU'))
  test(
    `A driver turns the second step on in ${language} and from then on needs a code`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { language });
      await rememberSession(page, person);
      await page.goto('/lk');
      await page.getByRole('switch', { name: say('accounts.secondStep.switch') }).click();
      await expect(page.getByText(say('accounts.secondStep.on'))).toBeVisible();
      await signOut(page, say);

      const seen = (await readOutbox(page.request, person.username)).map(({ id }) => id);
      await fillSignIn(page, say, person);
      await expect(
        page.getByRole('heading', { name: say('codeConfirmation.title.LOGIN_ATTEMPT') }),
      ).toBeVisible();
      expect(await page.evaluate(storedToken)).toBeNull();
      const code = await codeSentTo(page, person.username, seen);
      await enterCode(page, say, aWrong(code));
      await expect(page.getByText(attemptsLeft(say, language, 4))).toBeVisible();
      await enterCode(page, say, code);
      await expect(page).toHaveURL('/booking');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  );

test('A number in the country’s own notation is understood', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  const [, area, first, second, third] = /^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(person.username) ?? [];
  await page.goto('/user/login');
  await fillSignIn(page, say, { ...person, username: `8 (${area}) ${first}-${second}-${third}` });
  await expect(page).toHaveURL('/booking');
});

test('A blocked account reads why it cannot come in', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  const token = await requestToken(page.request, 'admin');
  await callAs(page.request, { token }, 'PUT', `/users/${person.userId}/status?status=BLOCKED`);
  await page.goto('/user/login');
  await fillSignIn(page, say, person);
  await expect(page.getByRole('alert')).toContainText(say('errors.ACCOUNT_BLOCKED'));
  await expect(field(page, 'Телефон или электронная почта')).toHaveValue(person.username);
});

test('Too many wrong passwords open the dialog about attempts', async ({ page }) => {
  const say = await speaking(page, 'RU');
  const { username } = await registerPerson(page.request);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await page.request.post('/oktet/api/v1/login-attempt', { data: { username, password: 'wrong' } });
  await page.goto('/user/login');
  await fillSignIn(page, say, { username, password: 'wrong again' });
  const dialog = page.getByRole('alertdialog', { name: 'Превышено количество попыток!' });
  await expect(dialog).toContainText(say('errors.TOO_MANY_REQUESTS'));
  await button(page, 'OK').click();
  await expect(secret(page, 'Пароль')).toHaveValue('wrong again');
  await expect(page).toHaveURL('/user/login');
});

test('On a device without a language of its own the screens follow the account', long, async ({ page }) => {
  const person = await registerPerson(page.request, { language: 'CN' });
  await page.goto('/user/login');
  await fillSignIn(page, wordsOf('RU'), person);
  await expect(page).toHaveURL('/booking');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(button(page, wordsOf('CN')('shell.logout'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oktet.language'))).toBe('CN');
});

test('On a device with a language of its own the account follows the screens', long, async ({ page }) => {
  const say = await speaking(page, 'EN');
  const person = await registerPerson(page.request, { language: 'CN' });
  await page.goto('/user/login');
  const saved = page.waitForResponse((answer) => answer.url().includes('/users/language'));
  await fillSignIn(page, say, person);
  expect((await saved).status()).toBe(204);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const profile = await (await callAs(page.request, person, 'GET', '/users/current-user')).json();
  expect(profile.language).toBe('EN');
});
