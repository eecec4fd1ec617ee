import { expect, type Page } from '@playwright/test';
import { requestToken, signIn } from './accounts.ts';
import { callAs } from './people.ts';
import { newPlate } from './trucks.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const blockSwitch = (page: Page) => page.getByRole('switch', { name: 'Приостановить запись' });

/** The screen shows one section at a time. */
export const openSection = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Разделы параметров' }).getByRole('button', { name }).click();

export const tomorrow = () => Temporal.Now.plainDateISO('Asia/Chita').add({ days: 1 }).toString();

export const bookTomorrowAtTen = async (page: Page, count: number) => {
  const operator = { token: await requestToken(page.request, 'admin') };
  for (let booked = 0; booked < count; booked += 1) {
    const answer = await callAs(page.request, operator, 'POST', '/booking', {
      dateBooked: `${tomorrow()}T10:00:00+09:00`,
      cargoType: 'GENERAL',
      vehicleModel: 'Sitrak C7H',
      vehicleRegistrationPlate: newPlate(),
      firstNameOfDriver: 'Пётр',
      lastNameOfDriver: 'Сидоров',
      phoneNumber: '+79145550123',
    });
    expect(answer.status()).toBe(201);
  }
  return operator;
};

const put = async (page: Page, path: string, body: object = {}) => {
  const operator = { token: await requestToken(page.request, 'admin') };
  const answer = await callAs(page.request, operator, 'PUT', `/system-params/${path}`, body);
  expect(answer.status()).toBe(200);
};

export const setParameters = (page: Page, params: object) => put(page, 'booking-params', params);

/** Suspends booking for the reason, or opens it if the reason is null. */
export const setBlocked = (page: Page, reason: string | null) =>
  put(page, `booking-blocked?value=${reason !== null}&reason=${encodeURIComponent(reason ?? '')}`);

export const openParameters = async (page: Page) => {
  await signIn(page, 'admin');
  await page.goto('/board/parameters/block');
  await expect(blockSwitch(page)).toBeVisible();
};

/** Sets the parameters that journeys change to the values of a new installation. */
export const resetParameters = (page: Page) =>
  setParameters(page, { slotCapacity: 12, priorityReserve: 2, maxEdits: 3, closures: [] });

/** Adds a closure for tomorrow from 8 to 10, after an end before the beginning was refused. Returns its line. */
export const typeClosure = async (page: Page) => {
  const reason = field(page, 'Причина по-русски');
  await button(page, 'Добавить закрытие').click();
  await field(page, 'Начало, день').fill(tomorrow());
  await field(page, 'Начало, время').fill('8');
  await field(page, 'Конец, день').fill(tomorrow());
  await field(page, 'Конец, время').fill('7:00');
  await expect(field(page, 'Начало, время')).toHaveValue('08:00');
  await page.getByRole('group', { name: 'Причина: готовые' }).getByRole('button').first().click();
  await expect(page.getByRole('tab', { name: '中文 есть текст' })).toBeVisible();
  await page.getByRole('button', { name: 'Своими словами' }).click();
  await page.getByRole('tab', { name: 'Русский' }).click();
  await reason.fill('Ремонт весов');
  const line = page.getByRole('listitem', { name: 'Закрытие 1' }).locator('summary');
  await line.press('Enter');
  await expect(line).toContainText('08:00–07:00 Ремонт весов');
  await expect(reason).toHaveCount(0);
  await button(page, 'Сохранить').click();
  const order = page.getByText('Конец должен быть позже начала');
  await expect(order).toBeVisible();
  await expect(field(page, 'Конец, время')).toBeFocused();
  await field(page, 'Начало, время').fill('6:30');
  await expect(order).toHaveCount(0);
  await field(page, 'Начало, время').fill('8:00');
  await expect(order).toBeVisible();
  await field(page, 'Конец, время').fill('10');
  await expect(order).toHaveCount(0);
  return line;
};
