import { expect, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  countArrivals,
  expectTruck,
  heading,
  openKiosk,
  pendingOf,
  phoneEnding,
  press,
  scan,
  signInAtKiosk,
  submit,
} from './support/kiosk.ts';
import { long } from './support/languages.ts';
import { callAs } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1080, height: 1920 } });

const arrived = /^Вы приехали вовремя$|^Отметили с опозданием$/;

const typePlate = async (page: Page, plate: string) => {
  await page.getByRole('button', { name: '中国' }).click();
  await press(page, plate);
  await expect(page.getByLabel('Номер машины или записи')).toHaveText(plate.replace(/^(..)/, '$1 '));
};

test('A driver checks in by touch: plate, the end of the phone’s number, and his place in line', async ({
  page,
}) => {
  const { booking, plate } = await expectTruck(page.request);
  await openKiosk(page);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: 'Отметиться' })).toBeDisabled();
  await typePlate(page, plate);
  await submit(page);
  await expect(heading(page)).toHaveText('Последние 4 цифры телефона');
  await page.getByRole('button', { name: 'Назад' }).dblclick();
  await expect(page.getByLabel('Номер машины или записи')).toHaveText(plate.replace(/^(..)/, '$1 '));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Последние 4 цифры телефона');
  await press(page, '0000');
  await submit(page);
  await expect(page.getByText('Цифры не подошли.')).toBeVisible();
  expect(await countArrivals(page.request, booking)).toBe(0);
  await press(page, phoneEnding);
  await expectNoAxeViolations(page);
  const sent = page.waitForRequest('**/queue/check-in');
  await submit(page);
  expect((await sent).headers()['application-type']).toBe('terminal');
  await expect(heading(page)).toHaveText(arrived);
  // The second tap of a double tap hits the button that has just appeared.
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(heading(page)).toHaveText(arrived);
  await expect(page.getByRole('img', { name: plate })).toBeVisible();
  await expect(page.getByText(/^\d+-й в очереди$/)).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.getByText('Пришлём СМС'), 'a wide kiosk cuts nothing').toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  expect(await countArrivals(page.request, booking)).toBe(1);
  const dismiss = async () => {
    await page.getByRole('button', { name: 'Готово' }).click();
    return heading(page).textContent();
  };
  await expect.poll(dismiss).toBe('Отметьтесь о прибытии');
  await expect(page.getByLabel('Номер машины или записи')).toHaveText('');
});

test('A pass before the scanner is enough, wherever the focus is, and the next one may follow at once', async ({
  page,
}) => {
  const { booking, qr } = await expectTruck(page.request);
  await openKiosk(page);
  await press(page, 'АВ');
  await page.getByRole('button', { name: 'English' }).focus();
  await scan(page, qr);
  await expect(
    page.getByText(/^\d+(st|nd|rd|th) in line$/).or(page.getByText(/-й в очереди$/)),
  ).toBeVisible();
  await scan(page, qr);
  await expect(heading(page)).toHaveText('Вы уже в очереди');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Вы уже в очереди');
  expect(await countArrivals(page.request, booking)).toBe(1);
});

test('A keyboard works as the keys on the screen do', long, async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.type('k000kk0', { delay: 80 });
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Номер машины или записи')).toHaveText('K 000 KK');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Запись не найдена');
});

test('Each language answers in its own words and stays until nobody is there', long, async ({ page }) => {
  await page.clock.install();
  await openKiosk(page);
  for (const [language, title, done, begin] of [
    ['Русский', 'Запись не найдена', 'Готово', 'Отметьтесь о прибытии'],
    ['English', 'No booking found', 'Done', 'Check in'],
    ['中文', '未找到预约', '完成', '请登记到达'],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await scan(page, 'X000XX00');
    await expect(heading(page)).toHaveText(title);
    await page.clock.runFor(1600);
    await page.getByRole('button', { name: done }).click();
    await expect(heading(page)).toHaveText(begin);
  }
  await page.clock.runFor(61_000);
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
});

test('A pass is answered in its language, and in another at a touch', long, async ({ page }) => {
  const { qr } = await expectTruck(page.request, { language: 'CN' });
  await openKiosk(page);
  await scan(page, qr);
  await expect(page.getByText(/^第 \d+ 位$/)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(/^\d+(st|nd|rd|th) in line$/)).toBeVisible();
});

test('A lock-out tells how long it lasts, and a strange code is not printed', async ({ page }) => {
  await openKiosk(page);
  const refusal = { status: 429, headers: { 'Retry-After': '805' }, json: { message: '', errors: [] } };
  let isLocked = true;
  await page.route('**/queue/check-in', (route) => (isLocked ? route.fulfill(refusal) : route.continue()));
  await press(page, 'А000АА00');
  await submit(page);
  await expect(page.getByText('Попробуйте снова через 14 минут.')).toBeVisible();
  isLocked = false;
  await scan(page, 'SECRET-7F3A9C21-OF-SOMEBODY');
  await expect(heading(page)).toHaveText('Запись не найдена');
  await expect(page.getByText('SECRET')).toHaveCount(0);
});

test('An answer leaves by itself, and so does what somebody left half typed', long, async ({ page }) => {
  await page.clock.install();
  await openKiosk(page);
  await scan(page, 'X000XX00');
  await expect(page.getByText(/^Экран вернётся в начало через (30|2\d) секунд/)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  await page.getByRole('button', { name: 'English' }).click();
  await press(page, '12');
  await page.clock.runFor(61_000);
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  await expect(page.getByLabel('Номер машины или записи')).toHaveText('');

  // Nobody gets to see what others have entered, even by a long press on the name of the product.
  await page.route('**/queue/check-in', (route) => route.abort());
  await page.evaluate(() =>
    localStorage.setItem(
      'oktet.kiosk.pending',
      JSON.stringify([{ key: 'k', text: 'А777АА75', at: '2026-11-20T12:00:00Z' }]),
    ),
  );
  await page.getByText('Октет', { exact: true }).hover();
  await page.mouse.down();
  await page.clock.runFor(5000);
  await page.mouse.up();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  await expect(page.getByText('777')).toHaveCount(0);
});

test('Without a network a check-in is kept, and becomes one arrival however often it has to be sent', async ({
  page,
  context,
}) => {
  const { booking, plate } = await expectTruck(page.request);
  const words = page.waitForResponse(/words-en-/);
  await openKiosk(page);
  await (await words).finished();
  await context.setOffline(true);
  await expect(page.getByText('Нет связи. Отмечайтесь как обычно')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Check in');
  await page.getByRole('button', { name: 'Русский' }).click();
  await typePlate(page, plate);
  await submit(page);
  await expect(page.getByText('С этими цифрами мы отметим вас сами')).toBeVisible();
  await press(page, phoneEnding);
  await submit(page);
  await expect(heading(page)).toHaveText('Отметка сохранена');
  expect(await pendingOf(page)).toBe(1);
  expect(await countArrivals(page.request, booking)).toBe(0);

  // The network comes back and the server records the arrival, but its answer is lost.
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await page.route('**/queue/check-in', async (route) => {
    await route.fetch();
    await route.abort();
    resolve();
  });
  await context.setOffline(false);
  await done;
  expect(await countArrivals(page.request, booking)).toBe(1);
  expect(await pendingOf(page)).toBe(1);

  await page.unroute('**/queue/check-in');
  await page.reload();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  await expect.poll(() => pendingOf(page)).toBe(0);
  expect(await countArrivals(page.request, booking)).toBe(1);
});

test('A kiosk has a session of its own that outlives a reload', long, async ({ page }) => {
  await signIn(page, 'admin');
  await signInAtKiosk(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Отметьтесь о прибытии');
  const token = (await page.evaluate(() => localStorage.getItem('oktet.token.admin'))) ?? '';
  // The kiosk's session may do what a kiosk needs, but nothing else that the operator's account may do.
  expect((await callAs(page.request, { token }, 'GET', '/queue?placement=terminal')).status()).toBe(200);
  expect((await callAs(page.request, { token }, 'GET', '/users/sessions')).status()).toBe(403);
  await page.request.post('/oktet/api/v1/logout', { headers: { Authorization: `Bearer ${token}` } });
  await press(page, 'А000АА00');
  await submit(page);
  await expect(heading(page)).toHaveText('Вход для киоска');
});
