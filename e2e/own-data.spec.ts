import { expect } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openWithBooking } from './support/booking-screens.ts';
import { test } from './support/test.ts';

test('A driver takes a copy of his data, sees what deleting the account does, deletes it, and cannot sign in again', async ({
  page,
}) => {
  const { driver, booking } = await openWithBooking(page, 15);
  await page.goto('/lk');
  const own = page.getByRole('region', { name: 'Ваши данные', exact: true });
  await own.getByRole('button', { name: 'Запросить копию' }).click();
  const log = page.getByRole('region', { name: 'Что происходило со входом', exact: true });
  await expect(log.getByRole('listitem')).toContainText(['Вход']);
  await expectNoAxeViolationsInBothSchemes(page);
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Скачать' }).click();
  expect((await download).suggestedFilename()).toMatch(/^oktet-\d{4}-\d\d-\d\d\.zip$/);

  await own.getByRole('button', { name: 'Удалить учётную запись' }).click();
  const question = page.getByRole('alertdialog', { name: 'Удалить учётную запись?' });
  await expect(question).toContainText('1 запись будет отменена');
  await expect(question).toContainText(booking.formattedBookingNumber);
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, '[role=alertdialog]');

  // What the server answers ten minutes after the sign-in.
  const refusal = { code: 'PASSWORD_REQUIRED', message: 'x', messagesByLang: {}, errors: [], requestId: 'x' };
  const refuse = (route: import('@playwright/test').Route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: refusal }) : route.continue();
  await page.route('**/users/current-user/deletion', refuse, { times: 1 });
  await question.getByRole('button', { name: 'Удалить навсегда' }).click();
  const again = page.getByRole('dialog', { name: 'Введите пароль ещё раз' });
  await again.getByLabel('Пароль', { exact: true }).fill(driver.password);
  await expectNoAxeViolations(page, '[role=dialog]');
  await again.getByRole('button', { name: 'Продолжить' }).click();

  const done = page.getByRole('alertdialog', { name: 'Учётная запись удалена' });
  await done.getByRole('button').click();
  await expect(page).toHaveURL(/\/user\/login/);
  const answer = await page.request.post('/oktet/api/v1/login-attempt', {
    data: { username: driver.username, password: driver.password },
  });
  expect(answer.status()).toBe(401);
});
