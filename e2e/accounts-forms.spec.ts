import { expect, type Page } from '@playwright/test';
import { codeSentTo, fillPerson, fillSignIn, rememberSession } from './support/account-screens.ts';
import { button, field, secret } from './support/fields.ts';
import { long } from './support/languages.ts';
import { loseFirstAnswer } from './support/lost-answers.ts';
import { newPassword, newPhone, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const ru = wordsOf('RU');

/** Presses Tab, then types, like somebody without a mouse. */
const tabAndType = async (page: Page, text: string) => {
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(text);
};

test('A driver registers with the keyboard alone', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/user/registration');
  await page.getByRole('radio', { name: 'Телефон' }).focus();
  await tabAndType(page, phone);
  await tabAndType(page, 'Сидоров');
  await tabAndType(page, 'Пётр');
  await tabAndType(page, 'Ильич');
  await tabAndType(page, newPassword());
  await page.keyboard.press('Tab');
  await expect(button(page, 'Показать пароль')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  const code = await codeSentTo(page, phone);
  await expect(field(page, 'Код подтверждения')).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Регистрация завершена' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/booking');
});

test('A driver signs in with the keyboard alone', long, async ({ page }) => {
  const person = await registerPerson(page.request);
  await page.goto('/user/login');
  await field(page, 'Телефон или электронная почта').focus();
  await page.keyboard.insertText(person.username);
  await tabAndType(page, person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/booking');
});

test(
  'A lost network is told by the login form, which keeps what was typed and goes on afterwards',
  long,
  async ({ page, context }) => {
    const person = await registerPerson(page.request);
    await page.goto('/user/login');
    // The page has its button before the program, which must not be what the lost network keeps away.
    await expect(page.locator('body > .skeleton')).toHaveCount(0);
    await expect(button(page, 'Войти')).toBeVisible();
    await context.setOffline(true);
    await fillSignIn(page, ru, person);
    await expect(page.getByRole('alert')).toContainText(ru('form.networkError'));
    await expect(field(page, 'Телефон или электронная почта')).toHaveValue(person.username);
    await expect(secret(page, 'Пароль')).toHaveValue(person.password);
    await context.setOffline(false);
    await button(page, 'Войти').click();
    await expect(page).toHaveURL('/booking');
  },
);

test('A registration survives an answer that never arrives, and the repeat is the same request', async ({
  page,
}) => {
  const phone = newPhone();
  const keys: (string | undefined)[] = [];
  await page.route('**/users/registration', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/user/registration');
  await field(page, 'Телефон').fill(phone);
  await fillPerson(page, ru, newPassword());
  await button(page, 'Зарегистрироваться').click();
  await expect(page.getByRole('alert')).toContainText(ru('form.networkError'));
  await expect(field(page, 'Фамилия')).toHaveValue('Сидоров');
  await button(page, 'Зарегистрироваться').click();
  await expect(page.getByRole('heading', { name: 'Подтверждение регистрации' })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('A name that was saved, though the answer got lost, is not taken for a change made elsewhere', async ({
  page,
}) => {
  await rememberSession(page, await registerPerson(page.request));
  await page.goto('/lk');
  await field(page, 'Имя').fill('Павел');
  await loseFirstAnswer(page, 'PUT', '/users/personal-data');
  await button(page, 'Сохранить').click();
  await expect(page.getByRole('alert').filter({ hasText: ru('form.networkError') })).toBeVisible();
  await button(page, 'Сохранить').click();
  await expect(page.getByText(ru('accounts.lk.saved'), { exact: true })).toBeVisible();
});

test('A code step that cannot be fetched leaves the login as it was typed', long, async ({ page }) => {
  const person = await registerPerson(page.request);
  await page.request.fetch('/oktet/api/v1/users/personal-data', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${person.token}` },
    data: { secondStep: true },
  });
  await page.goto('/user/login');
  await page.route(/\/code-step-[^/]*\.js$/, (route) => route.abort());
  await fillSignIn(page, ru, person);
  await expect(page.getByRole('alert')).toContainText(ru('form.networkError'));
  await expect(secret(page, 'Пароль')).toHaveValue(person.password);
});

test('Password managers find every field by its name', long, async ({ page }) => {
  const person = await registerPerson(page.request);
  const fills = (label: string, autocomplete: string) =>
    expect(secret(page, label)).toHaveAttribute('autocomplete', autocomplete);

  await page.goto('/user/login');
  await fills('Телефон или электронная почта', 'username');
  await fills('Пароль', 'current-password');
  await page.goto('/user/registration');
  await fills('Фамилия', 'family-name');
  await fills('Имя', 'given-name');
  await fills('Отчество (необязательно)', 'additional-name');
  await fills('Пароль', 'new-password');
  await expect(field(page, 'Телефон')).toHaveAttribute('autocomplete', 'tel');
  await page.getByRole('radio', { name: 'Эл. почта' }).check();
  await fills('Электронная почта', 'email');
  await page.goto('/user/recovery');
  await fills('Телефон или электронная почта', 'username');
  await field(page, 'Телефон или электронная почта').fill(person.username);
  await button(page, 'Получить код').click();
  await fills('Код подтверждения', 'one-time-code');
  await fills('Новый пароль', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.username);

  await rememberSession(page, person);
  await page.goto('/lk');
  await button(page, 'Сменить пароль').click();
  await fills('Текущий пароль', 'current-password');
  await fills('Новый пароль', 'new-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.username);
});
