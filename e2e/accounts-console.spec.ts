import { expect } from '@playwright/test';
import { fillSignIn, rememberSession, speaking } from './support/account-screens.ts';
import { field, secret } from './support/fields.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { readOutbox } from './support/outbox.ts';
import { registerPerson } from './support/people.ts';
import { registerOperator } from './support/second-operator.ts';
import { test } from './support/test.ts';

for (const { language, details } of inEveryLanguage('CN'))
  test(
    `An operator signs in at /board in ${language}, under a token of its own`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      // Signing in gives the account the device's language. The demo operator's stays Russian for other journeys.
      const operator = await registerOperator(page.request);
      await page.goto('/board');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.console.title'));
      await expect(field(page, say('accounts.login.username'))).toBeFocused();
      const attempt = page.waitForRequest((request) => request.url().endsWith('/login-attempt'));
      await fillSignIn(page, say, operator);
      expect((await attempt).headers()['application-type']).toBe('admin');
      await expect(page.getByRole('navigation', { name: say('console.navigation') })).toBeVisible();
      const tokens = await page.evaluate(() => [
        localStorage.getItem('oktet.token.admin'),
        localStorage.getItem('oktet.token.user'),
      ]);
      expect(tokens).toEqual([expect.any(String), null]);
      await page.goto('/board/queue');
      await expect(page.getByRole('navigation', { name: say('console.navigation') })).toBeVisible();
    },
  );

for (const { language, details } of inEveryLanguage('EN'))
  test(
    `A driver’s account is told in ${language} that it has no access to the console`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { language });
      await page.goto('/board');
      await fillSignIn(page, say, person);
      await expect(page.getByRole('alert')).toContainText(say('errors.NO_OPERATOR_ACCESS'));
      expect(await page.evaluate(() => localStorage.getItem('oktet.token.admin'))).toBeNull();
      await expect(field(page, say('accounts.login.username'))).toHaveValue(person.username);
      await page.getByRole('link', { name: say('accounts.console.toDriverApp') }).click();
      await expect(page).toHaveURL('/');
    },
  );

test('A wrong password at the console is told like everywhere', long, async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  await page.goto('/board');
  await fillSignIn(page, say, { ...person, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText(say('errors.WRONG_CREDENTIALS'));
  await expect(secret(page, 'Пароль')).toHaveValue('not the password');
  expect((await readOutbox(page.request, person.username)).length).toBe(1);
});

test(
  'A driver who looks on can still sign in as an operator, and both tokens stand',
  long,
  async ({ page }) => {
    const say = await speaking(page, 'RU');
    await rememberSession(page, await registerPerson(page.request));
    await page.goto('/board/sign-in');
    await fillSignIn(page, say, await registerOperator(page.request));
    await expect(page.getByRole('navigation', { name: 'Разделы консоли' })).toBeVisible();
    const tokens = await page.evaluate(() => [
      localStorage.getItem('oktet.token.admin'),
      localStorage.getItem('oktet.token.user'),
    ]);
    expect(tokens).toEqual([expect.any(String), expect.any(String)]);
  },
);
