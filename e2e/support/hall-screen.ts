import { expect, type Page } from '@playwright/test';
import { signIn } from './accounts.ts';

export const called = (page: Page) =>
  page.getByRole('region', { name: 'Вызов к воротам' }).getByRole('listitem');
export const waiting = (page: Page) =>
  page.getByRole('region', { name: 'Ожидают вызова' }).getByRole('listitem');
export const plateIn = (page: Page, plate: string) => page.getByRole('img', { name: plate });
export const lost = (page: Page) => page.getByText(/Нет связи\. Показано состояние на \d\d:\d\d/);

/** The screen in the hall. Its languages would take turns: here it has the words of one. */
export const openHall = async (page: Page, { width = 1920, height = 1080, url = '' } = {}) => {
  await page.setViewportSize({ width, height });
  await page.route(/i18n\/(en|cn)\.json/, (route) => route.abort());
  await signIn(page, 'board');
  await page.goto(`${url}/board`);
  await expect(page.getByRole('banner')).toBeVisible();
};
