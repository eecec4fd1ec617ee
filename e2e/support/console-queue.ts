import { expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { signIn } from './accounts.ts';
import { operatorOf } from './bookings.ts';
import { callAs } from './people.ts';

export const openQueue = async (page: Page, url = '') => {
  await signIn(page, 'admin');
  await page.goto(`${url}/board/queue`);
  await expect(page.getByText('Данные в эфире')).toBeVisible();
};

/** An act that cannot be taken back can be undone for so long before it is sent. */
export const secondsToThink = '00:05';

/** The field of the queue, which finds trucks, checks them in and runs commands. */
export const oneLine = (page: Page) => page.getByRole('combobox', { name: 'Найти или выполнить команду' });
/** Enters the whole text at once, like a scanner. */
export const scan = async (page: Page, text: string) => {
  await oneLine(page).fill(text);
  await oneLine(page).press('Enter');
};
export const called = (page: Page) => page.getByRole('region', { name: 'Вызваны' });
export const waiting = (page: Page) => page.getByRole('table', { name: 'Ждут вызова' });
export const rowOf = (page: Page, plate: string) =>
  waiting(page)
    .getByRole('row')
    .filter({ has: page.getByRole('img', { name: plate, exact: true }) });
/** The button below the line. It is disabled for a moment when another truck becomes the first. */
export const callButton = (page: Page, plate: string) =>
  page.getByRole('button', { name: `Вызвать ${plate}`, exact: true }).last();
export const actBar = (page: Page) => page.getByRole('region', { name: 'Что сделано' });
export const statusOf = async (page: Page, { id }: Pick<Booking, 'id'>) => {
  const operator = await operatorOf(page.request);
  return (await (await callAs(page.request, operator, 'GET', `/booking/${id}`)).json()).bookingStatus;
};
