import { expect } from '@playwright/test';
import type { QueueLogEntry } from '#contract/queue/queue-log.ts';
import { requestToken, signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, lead, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';
import { addTruck } from './support/trucks.ts';

test('A driver reads the log of the queue and checks it himself', async ({ page }) => {
  const token = await signIn(page, 'driver');
  const truck = await addTruck(page.request, token);
  const slot = (await slotsOf(page.request, { token }, 4)).find(({ free }) => free > 0);
  const booking = await bookFor(page.request, truck, slot?.start ?? '');
  await lead(page.request, booking, 'WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE');

  await page.goto('/board/log');
  const own = page.getByRole('listitem').filter({ hasText: booking.formattedBookingNumber });
  await expect(own).toHaveText([/Покинул зону/, /Вызван.*(По|Вне) очереди/, /Прибыл/]);
  await expect(own.getByRole('img', { name: truck.plate })).toHaveCount(3);

  const panel = page.getByRole('region', { name: 'Проверка журнала' });
  await panel.getByRole('button', { name: 'Проверить журнал' }).click();
  await expect(panel.getByRole('status')).toContainText(/Проверено в этом браузере записей: \d+\. Ни одна/);
  const first = await callAs(page.request, { token }, 'GET', '/queue/log?size=1');
  const [{ seq, hash }] = (await first.json()).content;
  const kept = JSON.stringify([{ seq, hash, seen: '2020-01-01' }]);
  await page.evaluate((heads) => localStorage.setItem('oktet.log-heads', heads), kept);
  await panel.getByRole('button', { name: 'Проверить весь журнал' }).click();
  await expect(panel.getByRole('status')).toContainText('от первой до последней');
  await expect(panel.getByRole('status')).toContainText('совпадает и с тем, что этот браузер видел раньше');
  await expectNoAxeViolationsInBothSchemes(page);
});

test('Whoever is shown a changed entry is told which one it is', long, async ({ page }) => {
  const token = await signIn(page, 'driver');
  const truck = await addTruck(page.request, token);
  const slot = (await slotsOf(page.request, { token }, 4)).find(({ free }) => free > 0);
  const booking = await bookFor(page.request, truck, slot?.start ?? '');
  await lead(page.request, booking, 'WAITING', 'CANCELED');
  let changed = 0;
  await page.route('**/queue/log?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { content: QueueLogEntry[] };
    const entry = body.content.find((one) => one.formattedBookingNumber === booking.formattedBookingNumber);
    if (entry) {
      entry.hasPriority = true;
      changed = entry.seq;
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto('/board/log');
  await page.getByRole('button', { name: 'Проверить журнал' }).click();
  const outcome = page.getByRole('region', { name: 'Проверка журнала' }).getByRole('status');
  await expect(outcome).toContainText('Журнал не сходится. Найдено: 1');
  await expect(outcome).toContainText(`№\u00a0${changed}: её содержание изменено`);
});

test('A day without entries, and a server that fails, are said so', long, async ({ page }) => {
  await signIn(page, 'board');
  await page.goto('/board/log?date=2020-01-01');
  await expect(page.getByText('В этот день записей нет')).toBeVisible();
  await page.route('**/queue/log?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Предыдущий день' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/queue/log?*');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL(/date=2019-12-31/);
  await expect(page.getByText('В этот день записей нет')).toBeVisible();
});

test('A stranger follows the code of the board: the hash is in the log, and no plate is shown', async ({
  page,
  request,
}) => {
  const truck = await addTruck(request, await requestToken(request, 'driver'));
  const token = await requestToken(request, 'driver');
  const slot = (await slotsOf(request, { token }, 4)).find(({ free }) => free > 0);
  const booking = await bookFor(request, truck, slot?.start ?? '');
  await lead(request, booking, 'WAITING');
  const { head } = await (await request.get('/oktet/api/v1/queue/log?size=1')).json();
  await page.goto(`/log#${head.hash}`);
  const panel = page.getByRole('region', { name: 'Проверка журнала' });
  await expect(panel.getByRole('status')).toContainText(`запись № ${head.seq}`);
  const own = page.getByRole('listitem').filter({ hasText: booking.formattedBookingNumber });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('img')).toHaveCount(0);
  await panel.getByLabel('Хеш, который вы сфотографировали').fill('0123 4567 89ab');
  await panel.getByRole('button', { name: 'Найти хеш' }).click();
  await expect(panel.getByRole('status')).toContainText('Такого хеша в журнале нет');
});
