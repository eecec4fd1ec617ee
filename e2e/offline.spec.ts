import { expect } from '@playwright/test';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { newDriverWithTruck, openWithBooking, unfoldForm } from './support/booking-screens.ts';
import { keptOnDevice, newPhoneBrowser, offlineLine } from './support/offline.ts';
import { readQr } from './support/read-qr.ts';
import { test } from './support/test.ts';

test('Without a network bookings and pass are there with their age, and a form keeps what was typed', async ({
  browser,
  baseURL,
}) => {
  const context = await newPhoneBrowser(browser, baseURL);
  const page = await context.newPage();
  const { booking, card } = await openWithBooking(page, 8);
  const number = booking.formattedBookingNumber;
  await keptOnDevice(page, number);
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Profiles of tests are incognito, in which no browser installs an application.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(offlineLine(page)).toBeVisible();
  await expect(card).toContainText('Забронировано');
  await card.getByRole('button', { name: 'Пропуск', exact: true }).click();
  await page.reload();
  const qr = page.getByRole('img', { name: number });
  expect(shortPass(await readQr(qr))).toBe(number);
  await expect(offlineLine(page)).toBeVisible();
  await expect(page.getByText('Код подписан, его примут и без сети')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Мои записи' }).click();
  await unfoldForm(page);
  const lastName = page.getByRole('textbox', { name: 'Фамилия' });
  await page.locator('form').getByRole('button', { name: 'Изменить', exact: true }).click();
  await lastName.fill('Забайкальский');
  await expect(page.getByText(/^Нет сети\. Введённое останется здесь/)).toBeVisible();
  await expectNoAxeViolations(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await unfoldForm(page);
  await page.locator('form').getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(lastName).toHaveValue('Забайкальский');

  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(offlineLine(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Нет сети/)).toHaveCount(0);
  await expect(lastName).toHaveValue('Забайкальский');
  await context.close();
});

test('Whoever signs in on the same phone sees nothing of the one before, with and without a network', async ({
  browser,
  baseURL,
}) => {
  const context = await newPhoneBrowser(browser, baseURL);
  const page = await context.newPage();
  const { booking } = await openWithBooking(page, 9);
  await keptOnDevice(page, booking.formattedBookingNumber);
  await page.getByRole('button', { name: 'Выход' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Да' }).click();
  await expect(page).toHaveURL('/user/login');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).not.toContain(booking.formattedBookingNumber);

  const next = await context.newPage();
  await newDriverWithTruck(next);
  await next.goto('/booking');
  await keptOnDevice(next, 'booking-params');
  await context.setOffline(true);
  await next.reload();
  await expect(offlineLine(next)).toBeVisible();
  await expect(next.getByText(booking.formattedBookingNumber)).toHaveCount(0);
  await next.goto(`/booking/${booking.id}/pass`);
  await expect(next.getByText('Нет подключения к интернету')).toBeVisible();
  await expect(next.getByText(booking.formattedBookingNumber)).toHaveCount(0);
  await context.close();
});
