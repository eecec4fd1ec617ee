import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { signIn } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { bookFor, operatorOf, slotsOf } from './support/bookings.ts';
import { long } from './support/languages.ts';
import { readOutbox, waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, newPhone, registerPerson } from './support/people.ts';
import { addTruck, newPlate, shownPlate } from './support/trucks.ts';

/** A closure concerns the whole installation, so this file has a product of its own. */
const test = testOnOwnProduct('console-flows');

const daysAhead = 4;

/** The slot of that day that begins at the hour. */
const slotAt = async (request: APIRequestContext, hour: number) => {
  const slot = (await slotsOf(request, await operatorOf(request), daysAhead))[hour];
  if (!slot) throw new Error('The day has no such slot');
  return slot.start;
};

const bookedTruck = async (request: APIRequestContext, hour: number) => {
  const person = await registerPerson(request);
  const truck = await addTruck(request, person.token);
  return { person, truck, booking: await bookFor(request, truck, await slotAt(request, hour)) };
};

const bookingOf = async (page: Page, { id }: Pick<Booking, 'id'>): Promise<Booking> =>
  (await callAs(page.request, await operatorOf(page.request), 'GET', `/booking/${id}`)).json();

const open = async (page: Page, address: string) => {
  await signIn(page, 'admin');
  await page.goto(`/board${address}`);
};

test('An operator books for a caller by keyboard: the phone opens an account, and the next time finds it', async ({
  page,
}) => {
  const [phone, plate] = [newPhone(), newPlate()];
  const start = await slotAt(page.request, 9);
  await open(page, `/bookings/new?start=${encodeURIComponent(start)}`);
  const panel = page.getByRole('region', { name: 'Новая запись' });
  await expect(panel.getByLabel('Телефон звонящего')).toBeFocused();
  await page.keyboard.type(phone);
  await expect(panel.getByText('Аккаунта с этим номером нет')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(plate);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sitrak C7H');
  await expect(panel.getByRole('radio', { name: /^09:00/ })).toBeChecked();
  await panel.getByLabel('Фамилия водителя').fill('Васильев');
  await panel.getByLabel('Имя', { exact: true }).fill('Олег');
  await expectNoAxeViolationsInBothSchemes(page);
  await page.keyboard.press('Enter');

  await expect(panel.getByRole('heading', { name: 'Записали' })).toBeFocused();
  await expect(panel.getByText('СМС с номером, временем и пропуском уходит на')).toBeVisible();
  const number = (await panel.getByText(/^\d{6}-\d{4}$/).textContent()) ?? '';
  expect((await waitForMessage(page.request, phone)).text).toContain(number);

  await page.goto('/board/bookings/new');
  await expect(panel.getByLabel('Телефон звонящего')).toBeFocused();
  await page.keyboard.type(phone.slice(-6));
  await panel.getByRole('button', { name: 'Васильев Олег' }).press('Enter');
  await expect(panel.getByText(/^уже записан: /)).toBeVisible();
  const booked = panel.getByRole('radio', { name: plate });
  await expect(booked, 'nothing that cannot be booked is chosen').not.toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Другой автомобиль…' })).toBeFocused();
  await booked.check();
  await expect(panel.getByText('У этого автомобиля уже есть запись')).toBeVisible();
  await panel.getByRole('link', { name: `Открыть запись ${number}` }).click();
  await page.getByRole('button', { name: 'Уйти', exact: true }).click();
  await expect(page).toHaveURL(/\/board\/bookings\/[0-9a-f-]{36}/);
});

test(
  'Of a fleet the form shows a page: the rest is found by any part of a plate, and the chosen truck stays in sight',
  long,
  async ({ page }) => {
    const { userId } = await registerPerson(page.request);
    const operator = await operatorOf(page.request);
    const plates = Array.from({ length: 12 }, (_, place) => `K${100 + place}EH75`);
    for (const registrationPlate of plates) {
      const truck = { model: 'Sitrak C7H', registrationPlate, userId };
      expect((await callAs(page.request, operator, 'POST', '/vehicle/v2', truck)).status()).toBe(201);
    }
    const asked: string[] = [];
    page.on('request', (request) => /vehicle\/user\?/.test(request.url()) && asked.push(request.url()));
    await open(page, `/bookings/new?userId=${userId}`);
    const trucks = page.getByRole('radiogroup', { name: 'Автомобиль' });
    // The ten trucks of a page, and the choice of a plate that is none of them.
    await expect(trucks.getByRole('radio')).toHaveCount(10 + 1);
    await expect(page.getByText('1–10 из 12')).toBeVisible();
    await page.getByLabel('Найти среди автомобилей аккаунта').fill('111');
    await expect(trucks.getByRole('radio')).toHaveCount(1 + 1 + 1);
    await page.keyboard.press('Enter');
    const last = trucks.getByRole('radio', { name: /111/ });
    await expect(last).toBeChecked();
    await page.getByLabel('Найти среди автомобилей аккаунта').fill('');
    await expect(page.getByText('1–10 из 12')).toBeVisible();
    await expect(last).toBeChecked();
    await page.getByRole('button', { name: 'Следующая страница' }).click();
    await expect(page.getByText('11–12 из 12')).toBeVisible();
    expect(asked.every((url) => /[?&]size=10(&|$)/.test(url))).toBe(true);
  },
);

test(
  'A second operator changes a booking in between: the first is told what, and keeps what was typed',
  long,
  async ({ page }) => {
    const { booking } = await bookedTruck(page.request, 12);
    const other = await slotAt(page.request, 14);
    await open(page, `/bookings/${booking.id}/edit`);
    const panel = page.getByRole('region', { name: 'Изменить запись' });
    await panel.getByLabel('Фамилия водителя').fill('Гончаров');
    const meanwhile = { id: booking.id, version: booking.version, dateBooked: other };
    const moved = await callAs(page.request, await operatorOf(page.request), 'PUT', '/booking', meanwhile);
    expect(moved.status()).toBe(200);

    await page.keyboard.press('Enter');
    const notice = panel.getByRole('alert').filter({ hasText: 'Запись изменили в' });
    await expect(notice).toContainText(/время: было «.*12:00», стало «.*14:00»/);
    await expect(panel.getByLabel('Фамилия водителя')).toHaveValue('Гончаров');
    await expectNoAxeViolationsInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Остаться' }).click();
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page).toHaveURL(new RegExp(`/board/bookings/${booking.id}$`));
    expect(await bookingOf(page, booking)).toMatchObject({ lastNameOfDriver: 'Гончаров', dateBooked: other });
  },
);

test(
  'The checkpoint is closed with its shift: somebody books in between, the plan is drawn anew, drivers are told',
  long,
  async ({ page }) => {
    const first = await bookedTruck(page.request, 2);
    const day = first.booking.dateBooked.slice(0, 10);
    await open(page, '/queue');
    await page.getByRole('link', { name: 'Закрыть пункт…' }).click();
    await expect(page.getByRole('heading', { name: 'Закрыть пункт' })).toBeVisible();
    await page.goto(`/board/closure?from=${day}T02:00&to=05:00`);
    const concerned = page.getByRole('region', { name: 'Кого это касается' });
    await expect(concerned.getByText(first.booking.formattedBookingNumber)).toBeVisible();
    await page.getByRole('button', { name: 'Технические работы' }).click();
    await expectNoAxeViolationsInBothSchemes(page);

    const second = await bookedTruck(page.request, 3);
    await page.getByRole('button', { name: /^Закрыть 02:00–05:00, перенести/ }).click();
    const changed = page.getByRole('alert').filter({ hasText: 'План пересчитан' });
    await expect(changed).toContainText(`Добавились: ${shownPlate(second.truck.plate)}`);
    await changed.getByRole('button', { name: 'Понятно, план верный' }).click();
    await page.getByRole('button', { name: /^Закрыть 02:00–05:00, перенести/ }).click();
    await expect(page.getByRole('heading', { name: /^Закрытие: .*02:00–05:00/ })).toBeVisible();
    // The closure is undone while its messages wait, which restores everything. Then it is made again and kept.
    await page.getByRole('button', { name: /^Отменить закрытие, \d+ с$/ }).click();
    await expect(page.getByText('отменено', { exact: true })).toBeVisible();
    expect((await bookingOf(page, first.booking)).dateBooked).toBe(first.booking.dateBooked);
    await page.goto(`/board/closure?from=${day}T02:00&to=05:00`);
    await page.getByRole('button', { name: 'Технические работы' }).click();
    await page.getByRole('button', { name: /^Закрыть 02:00–05:00, перенести/ }).click();
    await page.getByRole('button', { name: 'Отправить сейчас' }).click();
    await expectNoAxeViolationsInBothSchemes(page);
    expect((await bookingOf(page, first.booking)).dateBooked).toBe(await slotAt(page.request, 5));
    for (const { person, booking } of [first, second])
      await expect
        .poll(async () => (await readOutbox(page.request, person.username)).map(({ text }) => text).join())
        .toContain(`перенёс запись ${booking.formattedBookingNumber}`);

    await page.goto('/board/closure');
    const closures = page.getByRole('region', { name: 'Закрытия' });
    const closure = closures.getByRole('listitem').filter({ hasText: '02:00–05:00' });
    await closure.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(/Сначала места предложат 2 перенесённым записям/);
    await expectNoAxeViolationsInBothSchemes(page, '[role=dialog]');
    await page.getByRole('button', { name: 'Отменить закрытие' }).click();
    await expect(closure).toHaveCount(0);
  },
);
