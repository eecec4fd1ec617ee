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

export const openParameters = async (page: Page) => {
  await signIn(page, 'admin');
  await page.goto('/board/parameters/block');
  await expect(blockSwitch(page)).toBeVisible();
};
