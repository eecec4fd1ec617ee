import { expect } from '@playwright/test';
import { shortPass } from '#kernel/passes/signed-pass.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openWithBooking } from './support/booking-screens.ts';
import { operatorOf, ownBookings } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { callAs } from './support/people.ts';
import { readQr } from './support/read-qr.ts';
import { test } from './support/test.ts';
import { tooWide } from './support/too-wide.ts';
import { watchWakeLock } from './support/wake-lock.ts';

test('Whoever has its address sees a pass without an account, its last state without a network, and its end', async ({
  page,
  browser,
}) => {
  const { driver, booking } = await openWithBooking(page, 7);
  const [{ passToken = '' } = {}] = await ownBookings(page.request, driver);
  const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
  const stranger = await context.newPage();
  await stranger.goto(`/pass/${passToken}`);
  const number = booking.formattedBookingNumber;
  const qr = stranger.getByRole('img', { name: number });
  await expect(qr).toBeVisible();
  expect(shortPass(await readQr(qr))).toBe(number);
  await expect(stranger.getByRole('img', { name: driver.truck.plate })).toBeVisible();
  // The window of arrival always names its day.
  await expect(stranger.getByText(/^Приезжайте \S+, \d+\s\S+, с\s\d\d:00 до\s\d\d:10$/)).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(stranger.getByText('Сидоров')).toHaveCount(0);
  await expect(stranger.getByText(driver.username.slice(-4))).toHaveCount(0);
  await expectNoAxeViolations(stranger);
  expect(await tooWide(stranger)).toBe(0);
  await stranger.setViewportSize({ width: 360, height: 640 });
  const large = await stranger.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await tooWide(stranger), 'with letters of twice the size').toBe(0);
  await large.evaluate((style) => (style as Element).remove());

  await context.setOffline(true);
  await expect(stranger.getByText(/^Нет сети. Данные от \d\d:\d\d$/)).toBeVisible();
  await expect(qr).toBeVisible();
  await context.setOffline(false);

  await callAs(page.request, await operatorOf(page.request), 'DELETE', `/booking/${booking.id}?reason=x`);
  await stranger.reload();
  await expect(stranger.getByText(`Пропуск ${number} больше не действует`)).toBeVisible();
  await expect(qr).toHaveCount(0);
  const another = `${passToken.startsWith('A') ? 'B' : 'A'}${passToken.slice(1)}`;
  await stranger.goto(`/pass/${another}`);
  await expect(stranger.getByText('Такого пропуска нет')).toBeVisible();
  await context.close();
});

test('Back closes the dialog on top and nothing else, asks when something was typed, and goes on behind it', async ({
  page,
}) => {
  await page.goto('/info/acp');
  const { card, dialog } = await openWithBooking(page, 6);
  await card.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog).toContainText('Отмена сейчас без последствий.');
  await dialog.getByRole('button', { name: 'Поломка автомобиля' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Поломка автомобиля');
  await dialog.getByRole('textbox').fill('Стоим на границе');

  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await page.goBack();
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused();
  await expect(question.getByRole('button', { name: 'Остаться' })).toHaveAttribute('data-variant', 'filled');
  await expect(question.getByRole('button', { name: 'Уйти' })).toHaveAttribute('data-variant', 'default');
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toHaveValue('Стоим на границе');
  await page.goBack();
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/booking');
  await expect(card).toContainText('Забронировано');

  await page.goBack();
  await expect(page).toHaveURL('/info/acp');
});

test(
  'A pass has an address that a reload keeps, its code first and whole on small screens, and alone at a tap',
  long,
  async ({ page }) => {
    const wakeLock = await watchWakeLock(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const { booking, card } = await openWithBooking(page, 5);
    const number = booking.formattedBookingNumber;
    await card.getByRole('button', { name: 'Пропуск', exact: true }).click();
    await expect(page).toHaveURL(`/booking/${booking.id}/pass`);
    await page.reload();
    const qr = page.getByRole('img', { name: number });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(qr).toBeInViewport({ ratio: 1 });
      const text = await readQr(qr);
      expect(text).toMatch(/^OKT1:/);
      expect(shortPass(text)).toBe(number);
      // Upright, the code needs this width to be scanned. In landscape only the code shown alone has it.
      if (height > width) expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(256);
    }
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Показать только код' }).click();
    const alone = page.getByRole('dialog', { name: number });
    await expect(alone.getByRole('img')).toBeInViewport({ ratio: 1 });
    expect((await alone.getByRole('img').boundingBox())?.height).toBeGreaterThanOrEqual(256);
    await wakeLock.expectLit();
    await page.goBack();
    await expect(alone).toHaveCount(0);
    await expect(page).toHaveURL(`/booking/${booking.id}/pass`);
    await page.goBack();
    await expect(page).toHaveURL('/booking');
  },
);
