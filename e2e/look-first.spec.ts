import { expect, type Page } from '@playwright/test';
import { codeSentTo, enterCode, fillPerson, fillSignIn, speaking } from './support/account-screens.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { button, field } from './support/fields.ts';
import { newPassword, newPhone, registerPerson } from './support/people.ts';
import { test } from './support/test.ts';

const free = (page: Page) => page.locator('input[name=booking-slot]:enabled');
const chosen = (page: Page) => page.locator('input[name=booking-slot]:checked');

const chooseLast = async (page: Page): Promise<string> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свободное время');
  const slot = free(page).last();
  await slot.check();
  await expect(page.getByText('Место пока не закреплено')).toBeVisible();
  return slot.inputValue();
};

test('A visitor looks first: the time chosen at «/» survives a reload and the registration', async ({
  page,
}) => {
  const say = await speaking(page, 'RU');
  const phone = newPhone();
  const time = await chooseLast(page);
  await page.reload();
  await expect(chosen(page)).toHaveValue(time);
  await page.getByRole('status').getByRole('link', { name: 'Зарегистрироваться' }).click();
  await field(page, 'Телефон').fill(phone);
  await page.reload();
  await expect(field(page, 'Телефон')).toHaveValue(/\d/);
  await expect(chosen(page)).toHaveValue(time);
  await fillPerson(page, say, newPassword());
  await button(page, 'Зарегистрироваться').click();
  await enterCode(page, say, await codeSentTo(page, phone));
  await expect(page).toHaveURL('/booking/new');
  await expect(chosen(page)).toHaveValue(time);
  await page.reload();
  await expect(page.getByText('Регистрация завершена')).toBeVisible();
  await expect(chosen(page)).toHaveValue(time);
  // Whoever comes back to the address later has not just registered.
  await page.goto('/info');
  await page.goto('/booking/new');
  await expect(chosen(page)).toHaveValue(time);
  await expect(page.getByText('Регистрация завершена')).toHaveCount(0);
});

test('Whoever signs in beside the free places finds the chosen time in the form, once', async ({ page }) => {
  const say = await speaking(page, 'RU');
  const person = await registerPerson(page.request);
  const time = await chooseLast(page);
  await fillSignIn(page, say, person);
  await expect(page).toHaveURL('/booking');
  await expect(chosen(page)).toHaveValue(time);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oktet.wanted-slot'))).toBeNull();
});

test('The page about open data names its files, and they open', async ({ page }) => {
  await page.goto('/open');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открытые данные');
  await expectNoAxeViolationsInBothSchemes(page);
  for (const name of ['/open/status.json', '/open/places.json', '/open/places.csv']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(String(href))).status()).toBe(200);
  }
});
