import { expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './support/accounts.ts';
import { runEndlessLine } from './support/endless-line.ts';
import { called, lost, openHall, waiting } from './support/hall-screen.ts';
import { heading, openKiosk } from './support/kiosk.ts';
import { arrive, callNext, emptyLine } from './support/line.ts';
import { layCable } from './support/network-cable.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';

// Trucks of other journeys would stand in the same line.
const test = testOnOwnProduct('e2e-display-weeks-server');

test('A display that was open while the server was upgraded loads itself anew, once', async ({ page }) => {
  test.setTimeout(400_000);
  const line = await runEndlessLine(10);
  await page.route('**/queue/stream*', (route) => route.continue({ url: line.url }));
  await signIn(page, 'board');
  await page.goto('/board');
  const head = page.getByText('№ 1', { exact: false }).first();
  await expect(head).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  line.upgrade();
  await expect.poll(() => loads, { timeout: 300_000 }).toBe(1);
  await expect(head).toBeVisible();
  line.stop();
});

test('After five minutes without a network a display shows the right line by itself', async ({
  page,
  product,
}) => {
  test.setTimeout(500_000);
  await emptyLine(page.request);
  const cable = await layCable(product.url);
  await arrive(page.request);
  await openHall(page, { url: cable.url });
  await expect(waiting(page)).toHaveCount(1);
  cable.cut();
  await expect(lost(page)).toBeVisible({ timeout: 15_000 });
  // The display looks like this when its data is five minutes old.
  await expect(page.locator('[data-connection=old]')).toBeVisible({ timeout: 330_000 });
  await callNext(page.request);
  await arrive(page.request);
  cable.mend();
  await expect(called(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
  cable.remove();
});

/** Longer than the server keeps a session that nobody uses. */
const twentyDays = 'PT480H';
const tokenOf = async (page: Page) =>
  (await page.evaluate(() => localStorage.getItem('oktet.token.admin'))) ?? '';

test('After forty days alone a display still shows the line: each stream ends after six hours, and the next renews the session', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await emptyLine(page.request);
  await arrive(page.request);
  await openHall(page);
  await expect(waiting(page)).toHaveCount(1);
  for (let times = 0; times < 2; times += 1) {
    const token = await tokenOf(page);
    await product.advance(twentyDays);
    await expect.poll(() => tokenOf(page), { timeout: 30_000 }).not.toBe(token);
  }
  const operator = { token: await requestToken(page.request, 'admin') };
  const answer = await callAs(page.request, operator, 'POST', '/queue/next', {});
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(called(page)).toHaveCount(1);
  await expect(page.locator('[data-connection=live]')).toBeVisible();
});

test('After forty days alone a kiosk is still a kiosk', async ({ page, product }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await openKiosk(page);
  for (let times = 0; times < 2; times += 1) {
    const token = await tokenOf(page);
    await product.advance(twentyDays);
    const beat = async () => {
      await page.clock.runFor(10_000);
      return tokenOf(page);
    };
    await expect.poll(beat, { timeout: 30_000 }).not.toBe(token);
  }
  await page.reload();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  const answer = await callAs(page.request, { token: await tokenOf(page) }, 'GET', '/users/current-user');
  expect(answer.status()).toBe(200);
});
