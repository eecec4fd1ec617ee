import { expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { newDriverWithTruck } from './support/booking-screens.ts';
import { bookFor, lead, operatorOf, ownBookings, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { addTruck, newPlate } from './support/trucks.ts';

/** The tests count the trucks ahead, so no other journey may put trucks into the line. */
const test = testOnOwnProduct('driver-in-line');

/** Counts the sounds and vibrations of the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const noticed = { tones: 0, buzzes: 0 };
    Object.assign(window, { noticed });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      noticed.tones += 1;
      start.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      if (Array.isArray(pattern) && pattern.length > 0) noticed.buzzes += 1;
      return true;
    };
  });

const noticed = (page: Page): Promise<{ tones: number; buzzes: number }> =>
  page.evaluate(() => (window as unknown as { noticed: { tones: number; buzzes: number } }).noticed);

/** Sends the event that a browser sends when somebody comes back to a page. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

const operate = async (page: Page, path: string, data?: unknown) => {
  const answer = await callAs(page.request, await operatorOf(page.request), 'POST', path, data);
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Puts a driver's truck into the line behind another one. Its plate is typed in small letters. */
const waitSecond = async (page: Page): Promise<Booking> => {
  const other = await registerPerson(page.request);
  const driver = await newDriverWithTruck(page);
  const [slot] = await slotsOf(page.request, driver, 2);
  const start = slot?.start ?? '';
  const first = await bookFor(page.request, await addTruck(page.request, other.token), start);
  const truck = await addTruck(page.request, driver.token, newPlate().toLowerCase());
  const own = await bookFor(page.request, truck, start);
  for (const one of [first, own]) await lead(page.request, one, 'WAITING');
  const [booking] = await ownBookings(page.request, driver);
  if (!booking) throw new Error('The driver has no booking');
  return booking;
};

test('A driver sees his place move, hears the call to the gate and the repeated one, until he has left', async ({
  page,
}) => {
  await listen(page);
  const own = await waitSecond(page);
  await page.goto('/booking');
  const card = page.getByRole('article');
  await expect(card).toContainText('2-й');
  await expect(card).toContainText('перед вами 1 машина');
  await expect(card.getByRole('heading')).toHaveText(/^\d\d:\d\d–(.+, )?\d\d:\d\d$/);
  await expect(card.getByRole('link', { name: 'Журнал очереди' })).toHaveAttribute('href', '/board/log');
  await card.getByRole('button', { name: 'Включить звук вызова' }).click();
  await expect(card).toContainText('Звук вызова включён');
  await expect.poll(async () => (await noticed(page)).tones).toBeGreaterThan(0);
  await expectNoAxeViolations(page);

  // The card changes by the stream, because nothing here waits for the minute after which lists are loaded again.
  await operate(page, '/queue/next');
  await expect(card).toContainText('1-й');
  await expect(card).toContainText('вы следующий');

  const { tones, buzzes } = await noticed(page);
  await operate(page, '/queue/next', { gate: '2' });
  const call = page.locator('[aria-live=assertive]');
  await expect(call).toContainText('Проезжайте к воротам');
  await expect(call).toContainText('2');
  const plate = own.vehicleRegistrationPlate.toUpperCase();
  expect(plate).not.toBe(own.vehicleRegistrationPlate);
  await expect(call.getByRole('img', { name: plate, exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Проезжайте к воротам 2!');
  await expect(page).toHaveTitle(`⚠ ${plate}`);
  await expect.poll(async () => (await noticed(page)).tones).toBeGreaterThan(tones);
  await expect.poll(async () => (await noticed(page)).buzzes).toBeGreaterThan(buzzes);
  await expectNoAxeViolations(page);
  await expect(call).toContainText(/На проезд осталось 1\d минут/);
  await call.getByRole('button', { name: 'Слышу, еду' }).click();
  await expect(call).toContainText('Оператор знает, что вы едете');
  const answer = await callAs(page.request, await operatorOf(page.request), 'GET', `/booking/${own.id}`);
  expect((await answer.json()).acknowledgedAt).toMatch(/^\d{4}-/);
  const heard = (await noticed(page)).tones;

  await operate(page, `/queue/${own.id}/recall`);
  await expect(call).toContainText('Вызываем ещё раз');
  await expect.poll(async () => (await noticed(page)).tones).toBeGreaterThan(heard);
  await lead(page.request, own, 'LEFT_WAITING_ZONE');
  await expect(call).toBeEmpty();
  await expect(page).toHaveTitle(/^Запись на пункт пропуска/);
});

test(
  'Without an account a pass shows the place, how old it is without a network, and the call',
  long,
  async ({ page, browser, baseURL }) => {
    const own = await waitSecond(page);
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width: 320, height: 700 },
    });
    const stranger = await context.newPage();
    await listen(stranger);
    await stranger.goto(`/pass/${own.passToken}`);
    const state = stranger.getByRole('status').filter({ hasText: 'в очереди' });
    await expect(state).toContainText('Вы 2-й в очереди');
    // The largest text is the expected call, not the booked time.
    await expect(stranger.getByText(/^(.+, )?\d\d:\d\d–(.+, )?\d\d:\d\d$/)).toBeVisible();
    await expect(stranger.getByText(/^Ваше время .+ · /)).toBeVisible();
    await expect(state).toContainText('перед вами 1 машина');
    await stranger.getByRole('button', { name: 'Включить звук вызова' }).click();
    await expect.poll(async () => (await noticed(stranger)).tones).toBeGreaterThan(0);
    const { tones } = await noticed(stranger);

    await context.setOffline(true);
    await expect(stranger.getByText(/^Нет сети. Данные от \d\d:\d\d$/)).toBeVisible();
    await operate(page, '/queue/next');
    await context.setOffline(false);
    await expect(state).toContainText('Вы 1-й в очереди');
    await expectNoAxeViolations(stranger);

    await operate(page, '/queue/next', { gate: '1' });
    await look(stranger);
    const called = stranger.getByRole('status').filter({ hasText: 'Проезжайте к воротам' });
    await expect(called).toContainText('1');
    await expect(stranger).toHaveTitle('Проезжайте к воротам 1!');
    await expect.poll(async () => (await noticed(stranger)).tones).toBeGreaterThan(tones);
    await expectNoAxeViolations(stranger);
    const overflows = await stranger.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(overflows).toBe(false);

    await lead(page.request, own, 'LEFT_WAITING_ZONE');
    await look(stranger);
    await expect(stranger.getByText('больше не действует')).toBeVisible();
    await expect(stranger).toHaveTitle(/^Пропуск/);
    await context.close();
  },
);
