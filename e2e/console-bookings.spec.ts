import { type APIRequestContext, expect, type Page, type Route } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, operatorOf, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { addTruck, shownPlate } from './support/trucks.ts';

/** Other journeys must not book on the days of this file. */
const test = testOnOwnProduct('console-bookings');

const daysAhead = 5;
const board = '/board/bookings';

/** Books a new truck at an hour of a day that no other journey uses. */
const bookTruck = async (request: APIRequestContext, hour: number) => {
  const { token } = await registerPerson(request);
  const truck = await addTruck(request, token);
  const slots = await slotsOf(request, await operatorOf(request), daysAhead);
  const slot = slots[hour];
  if (!slot) throw new Error('The day has no such hour');
  const booking = await bookFor(request, truck, slot.start);
  return { booking, plate: shownPlate(truck.plate), day: slot.start.slice(0, 10) };
};

const bookingNow = async (page: Page, { id }: Pick<Booking, 'id'>): Promise<Booking> =>
  (await callAs(page.request, await operatorOf(page.request), 'GET', `/booking/${id}`)).json();
const timeOf = async (page: Page, booking: Booking) =>
  (await bookingNow(page, booking)).dateBooked.slice(11, 16);
const statusOf = async (page: Page, booking: Booking) => (await bookingNow(page, booking)).bookingStatus;

const bar = (page: Page) => page.getByRole('region', { name: 'Что сделано' });
const hourRow = (page: Page, time: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(time, { exact: true }) });

test('A truck is moved to another hour by keyboard or by dragging: what that does is shown first, and can be undone', async ({
  page,
}) => {
  const { booking, plate, day } = await bookTruck(page.request, 10);
  await signIn(page, 'admin');
  await page.goto(`${board}?date=${day}`);
  const truck = page.getByRole('link', { name: `${plate}, забронирована` });
  await truck.focus();
  await expectNoAxeViolationsInBothSchemes(page);
  await page.keyboard.press('KeyM');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${plate}: 10:00 → 12:00.`)).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Перенести ${plate}?` });
  await expect(dialog).toContainText(`запись ${booking.formattedBookingNumber} перенесена`);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(hourRow(page, '12:00').getByRole('link', { name: plate })).toBeVisible();
  await expect.poll(() => timeOf(page, booking)).toBe('12:00');
  await bar(page).getByRole('button', { name: 'Отменить' }).click();
  await expect.poll(() => timeOf(page, booking)).toBe('10:00');

  await expect(hourRow(page, '10:00').getByRole('link', { name: plate })).toBeVisible();
  await hourRow(page, '14:00').scrollIntoViewIfNeeded();
  await truck.dragTo(hourRow(page, '13:00'));
  // Lets a colleague's change reach the server before the request of this page.
  const overtake = async (route: Route) => {
    const change = { id: booking.id, lastNameOfDriver: 'Другой' };
    await callAs(page.request, await operatorOf(page.request), 'PUT', '/booking', change);
    await route.continue();
  };
  await page.route(/\/booking$/, overtake, { times: 1 });
  await dialog.getByRole('button', { name: 'Перенести на 13:00' }).click();
  await expect(bar(page)).toContainText(`${plate}: запись изменена`);
  await expect(bar(page)).toContainText('Соколова Ольга');
  expect(await timeOf(page, booking)).toBe('10:00');
});

test(
  'The list is narrowed and sorted by what stands in the address, and stays so beside a booking',
  long,
  async ({ page }) => {
    const first = await bookTruck(page.request, 6);
    const second = await bookTruck(page.request, 7);
    await signIn(page, 'admin');
    await page.goto(`${board}?view=list&from=${first.day}`);
    await page.getByRole('button', { name: 'Забронировано', exact: true }).click();
    await page.getByRole('textbox', { name: 'Номер машины' }).fill('黑B');
    await page.getByRole('button', { name: 'Слот', exact: true }).click();
    await expect(page).toHaveURL(/status=BOOKED/);
    await expect(page).toHaveURL(/plateLike=/);
    await expect(page).toHaveURL(/sort=dateBooked%2CASC/);
    await page.reload();
    const table = page.getByRole('table', { name: 'Записи' });
    const rows = table.getByRole('link', { name: /^\d{6}-\d{4}$/ });
    const numbers = [first.booking.formattedBookingNumber, second.booking.formattedBookingNumber];
    await expect(rows.nth(0)).toHaveText(numbers[0] ?? '');
    await expect(rows.nth(1)).toHaveText(numbers[1] ?? '');
    await expectNoAxeViolationsInBothSchemes(page);

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const panel = (number: string) => page.getByRole('region', { name: new RegExp(number) });
    await expect(panel(numbers[0] ?? '')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${first.booking.id}.*status=BOOKED`));
    await page.keyboard.press('KeyJ');
    await expect(panel(numbers[1] ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(numbers[1] ?? '')).toBeHidden();
    await expect(rows.nth(1)).toBeFocused();

    // On a low screen the list is scrolled to the row. Opening the row must not scroll back to the top.
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    await expect(panel(numbers[1] ?? '')).toBeVisible();
    expect(await place()).toBeGreaterThanOrEqual(before);
    await page.goto(`${board}/01890000-0000-7000-8000-000000000000`);
    await expect(page.getByText('Такой записи нет')).toBeVisible();
  },
);

test(
  'A booking is worked with in its panel: arrival and back, priority, and a cancellation with five seconds to think',
  long,
  async ({ page }) => {
    const { booking } = await bookTruck(page.request, 15);
    await signIn(page, 'admin');
    await page.goto(`${board}/${booking.id}`);
    const panel = page.getByRole('region', { name: new RegExp(booking.formattedBookingNumber) });
    await expect(panel.getByText('Записан на')).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
    await panel.getByRole('button', { name: 'Дать приоритет' }).click();
    await expect(panel.getByRole('button', { name: 'Снять приоритет' })).toBeVisible();
    await panel.getByRole('button', { name: 'Отметить раньше времени' }).click();
    await page.getByRole('button', { name: 'Знаю, продолжить' }).click();
    await expect(panel.getByText(/^В очереди/)).toBeVisible();
    await panel.getByRole('button', { name: 'Отменить прибытие' }).click();
    await expect(panel.getByText('Забронировано')).toBeVisible();

    const cancel = async () => {
      await panel.getByRole('button', { name: 'Отменить запись…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Водитель позвонил');
      await dialog.getByRole('button', { name: 'Отменить запись' }).click();
      await expect(bar(page).getByRole('listitem').filter({ hasText: 'Запись отменена' })).toBeVisible();
    };
    await cancel();
    await bar(page)
      .getByRole('listitem')
      .filter({ hasText: 'Запись отменена' })
      .getByRole('button', { name: 'Отменить' })
      .click();
    await expect(panel.getByRole('button', { name: 'Отметить раньше времени' })).toBeVisible();
    expect(await statusOf(page, booking)).toBe('BOOKED');
    await cancel();
    await page.reload();
    await expect.poll(() => statusOf(page, booking)).toBe('CANCELED');
    await expect(panel.getByText('причина: Водитель позвонил')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Записать снова' })).toBeVisible();
  },
);
