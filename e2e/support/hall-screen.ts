import { expect, type Page } from '@playwright/test';
import type { Product } from '../../tools/lib/start-product.ts';
import { signIn } from './accounts.ts';

export const called = (page: Page) =>
  page.getByRole('region', { name: 'Вызов к воротам' }).getByRole('listitem');
export const waiting = (page: Page) =>
  page.getByRole('region', { name: 'Ожидают вызова' }).getByRole('listitem');
export const plateIn = (page: Page, plate: string) => page.getByRole('img', { name: plate });
/** The truck that is announced over the whole screen. */
export const announced = (page: Page, plate: string) =>
  page.getByRole('alert').getByRole('img', { name: plate });
export const lost = (page: Page) => page.getByText(/Нет связи\. Показано состояние на \d\d:\d\d/);

/** The server's time goes on and so does the page's, which would hear of it only with the next heartbeat. */
export const passTime = async (page: Page, product: Product, seconds: number) => {
  await product.advance(`PT${seconds}S`);
  await page.clock.fastForward(seconds * 1000);
};

/** A route would do the same, and the browser would fetch everything anew: it keeps nothing where there are routes. */
const withoutOtherWords = () => {
  const { fetch } = window;
  window.fetch = (address, options) =>
    /words-(en|cn)-/.test(String(address))
      ? Promise.reject(new TypeError('no network'))
      : fetch(address, options);
};

/** The screen in the hall. Its languages would take turns: here it has the words of one. */
export const openHall = async (page: Page, { width = 1920, height = 1080, url = '' } = {}) => {
  await page.setViewportSize({ width, height });
  await page.addInitScript(withoutOtherWords);
  await signIn(page, 'board');
  await page.goto(`${url}/board`);
  await expect(page.getByRole('banner')).toBeVisible();
};
