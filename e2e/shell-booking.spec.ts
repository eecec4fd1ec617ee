import { expect } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { withoutFirstData } from './support/first-data.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';
import { addTruck } from './support/trucks.ts';

const state = '**/system-params/booking-blocked';

test.beforeEach(async ({ page, request }) => {
  const token = await signIn(page, 'driver');
  await addTruck(request, token);
});

test('A driver at the checkpoint’s own time sees that time and no warning', long, async ({ page }) => {
  await page.goto('/booking');
  await expect(page.getByText(/^Время пункта пропуска, UTC\+9\. Сейчас \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByText('На вашем устройстве другое время')).toHaveCount(0);
});

test.describe('with a device in Moscow', long, () => {
  test.use({ timezoneId: 'Europe/Moscow' });
  test('a driver is told that the times are those of the checkpoint', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z');
    await page.route('**/oktet/api/v1/**', (route) => route.abort());
    await page.goto('/booking');
    await expect(page.getByText('Сейчас 18:00.')).toBeVisible();
    await expect(page.getByText('На вашем устройстве другое время: 12:00.')).toBeVisible();
  });
});

test('A state that cannot be loaded offers a retry, which then shows it', long, async ({ page }) => {
  await withoutFirstData(page);
  await page.route(state, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/booking');
  await expect(page.getByRole('alert')).toContainText('Не удалось узнать, открыта ли запись.');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Повторить' });
  const askedAgain = page.waitForRequest(state);
  await retry.click();
  await askedAgain;
  await page.unroute(state);
  // A driver in the line has a stream. When it opens, the page asks again by itself, and the button may be gone.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('radiogroup', { name: 'День' })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('Without a network a driver is told why nothing is shown, and it comes by itself later', async ({
  page,
  context,
}) => {
  let cutTheLine = () => {};
  const isCut = new Promise<void>((resolve) => {
    cutTheLine = resolve;
  });
  await withoutFirstData(page);
  await page.route(state, async (route) => {
    await isCut;
    await route.abort();
  });
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  cutTheLine();
  await expect(page.getByText('Нет связи: открыта ли запись')).toBeVisible();
  await page.unroute(state);
  await context.setOffline(false);
  await expect(page.getByRole('radiogroup', { name: 'День' })).toBeVisible();
});
