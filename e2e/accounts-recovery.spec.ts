import { expect } from '@playwright/test';
import {
  attemptsLeft,
  aWrong,
  codeSentTo,
  fillSignIn,
  rememberSession,
  speaking,
} from './support/account-screens.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { button, field, secret } from './support/fields.ts';
import { inEveryLanguage, long } from './support/languages.ts';
import { readOutbox } from './support/outbox.ts';
import { callAs, newEmail, newPassword, newPhone, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const { language, details } of inEveryLanguage('CN'))
  test(
    `A driver forgets the password in ${language}, sets a new one with a code and signs in with it`,
    details,
    async ({ page }) => {
      const say = await speaking(page, language);
      const person = await registerPerson(page.request, { by: 'email', language });
      const seen = (await readOutbox(page.request, person.username)).map(({ id }) => id);
      await page.goto('/user/login');
      await field(page, say('accounts.login.username')).fill(person.username);
      await page.getByRole('link', { name: say('accounts.login.forgot') }).click();
      await expect(field(page, say('accounts.login.username'))).toHaveValue(person.username);
      await button(page, say('accounts.recovery.submit')).click();

      const code = await codeSentTo(page, person.username, seen);
      const password = newPassword();
      const codeField = field(page, say('codeConfirmation.code'));
      await expect(codeField).toBeFocused();
      await expect(page.getByText(person.username)).toBeVisible();
      await codeField.fill(aWrong(code));
      await page.reload();
      await expect(codeField).toHaveValue(aWrong(code));
      await secret(page, say('accounts.fields.newPassword')).fill(password);
      await button(page, say('accounts.recovery.save')).click();
      await expect(codeField).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(attemptsLeft(say, language, 4))).toBeVisible();
      await expectNoAxeViolationsInBothSchemes(page);
      await expect(secret(page, say('accounts.fields.newPassword'))).toHaveValue(password);

      await codeField.fill(code);
      await button(page, say('accounts.recovery.save')).click();
      await expect(page).toHaveURL('/user/login');
      await expect(page.getByText(say('accounts.login.passwordChanged'))).toBeVisible();
      await expect(field(page, say('accounts.login.username'))).toHaveValue(person.username);
      await fillSignIn(page, say, person);
      await expect(page.getByRole('alert')).toContainText(say('errors.WRONG_CREDENTIALS'));
      await fillSignIn(page, say, { ...person, password });
      await expect(page).toHaveURL('/booking');
    },
  );

test('An unknown name is answered like a known one, and gets no message', long, async ({ page }) => {
  await speaking(page, 'RU');
  const stranger = newEmail();
  await page.goto('/user/recovery');
  await field(page, 'Телефон или электронная почта').fill(stranger);
  await button(page, 'Получить код').click();
  await expect(page.getByText('Если такая учётная запись есть')).toBeVisible();
  await field(page, 'Код подтверждения').fill('123456');
  await secret(page, 'Новый пароль').fill(newPassword());
  await button(page, 'Сменить пароль').click();
  await expect(field(page, 'Код подтверждения')).toHaveAttribute('aria-invalid', 'true');
  expect(await readOutbox(page.request, stranger)).toEqual([]);
});

test('Five wrong codes end the attempt, and only a new code opens it again', long, async ({ page }) => {
  const person = await registerPerson(page.request);
  const seen = (await readOutbox(page.request, person.username)).map(({ id }) => id);
  await page.clock.install();
  await page.goto('/user/recovery');
  await field(page, 'Телефон или электронная почта').fill(person.username);
  await button(page, 'Получить код').click();
  const code = await codeSentTo(page, person.username, seen);
  await secret(page, 'Новый пароль').fill(newPassword());
  const save = button(page, 'Сменить пароль');
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await field(page, 'Код подтверждения').fill(aWrong(code));
    await save.click();
    await expect(field(page, 'Код подтверждения')).toHaveAttribute('aria-invalid', 'true');
  }
  await field(page, 'Код подтверждения').fill(aWrong(code));
  await save.click();
  await expect(page.getByRole('alertdialog', { name: 'Превышено количество попыток!' })).toBeVisible();
  await button(page, 'OK').click();
  await expect(save).toBeDisabled();
  await expect(page.getByText('Попытки закончились. Запросите новый код.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отправить код ещё раз' })).toBeDisabled();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('button', { name: 'Отправить код ещё раз' })).toBeEnabled();
});

test('A caller for whom an operator opened an account takes it over: the code, a password and the agreement', async ({
  page,
}) => {
  await speaking(page, 'RU');
  const phoneNumber = newPhone();
  const operator = { token: await requestToken(page.request, 'admin') };
  const caller = { phoneNumber, firstName: 'Анна', lastName: 'Белова', language: 'RU' };
  expect((await callAs(page.request, operator, 'POST', '/users', caller)).status()).toBe(201);
  await page.goto('/user/recovery');
  await field(page, 'Телефон или электронная почта').fill(phoneNumber);
  await button(page, 'Получить код').click();
  await field(page, 'Код подтверждения').fill(await codeSentTo(page, phoneNumber));
  const password = newPassword();
  await secret(page, 'Новый пароль').fill(password);
  await expect(page.getByRole('checkbox')).toBeHidden();
  await button(page, 'Сменить пароль').click();
  await expect(page.getByText('Отметьте, что принимаете условия')).toBeVisible();
  await page.getByRole('checkbox').check();
  await button(page, 'Сменить пароль').click();
  await expect(page).toHaveURL('/user/login');
  await fillSignIn(page, wordsOf('RU'), { username: phoneNumber, password });
  await expect(page).toHaveURL('/booking');
});

test('Who is signed in has no business at the recovery', long, async ({ page }) => {
  await rememberSession(page, await registerPerson(page.request));
  await page.goto('/user/recovery');
  await expect(page).toHaveURL('/booking');
});
