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

/** For which what cannot be taken back waits behind Undo. */
export const secondsToThink = '00:05';

export const called = (page: Page) => page.getByRole('region', { name: 'Вызваны к воротам' });
export const waiting = (page: Page) => page.getByRole('table', { name: 'Ждут вызова' });
export const actBar = (page: Page) => page.getByRole('region', { name: 'Что сделано' });
export const statusOf = async (page: Page, { id }: Pick<Booking, 'id'>) => {
  const operator = await operatorOf(page.request);
  return (await (await callAs(page.request, operator, 'GET', `/booking/${id}`)).json()).bookingStatus;
};
