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

/** Writes down in the page which plate is announced, and since when by its clock. */
const writeDownAnnouncements = () => {
  const log: { readonly plate: string | null; readonly at: number }[] = [];
  const look = () => {
    const plate = document.querySelector('[role=alert] [role=img]')?.getAttribute('aria-label') ?? null;
    if (plate !== (log.at(-1)?.plate ?? null)) log.push({ plate, at: Date.now() });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  Object.assign(window, { announcements: log });
};

/** Call before the page is opened. For how long each truck was announced over the whole screen, one after the other. */
export const watchAnnouncements = async (page: Page) => {
  await page.addInitScript(writeDownAnnouncements);
  return async () => {
    const log: { readonly plate: string | null; readonly at: number }[] = await page.evaluate(() =>
      Reflect.get(window, 'announcements'),
    );
    const now = await page.evaluate(() => Date.now());
    return log.flatMap(({ plate, at }, place) =>
      plate === null ? [] : [{ plate, forMs: (log[place + 1]?.at ?? now) - at }],
    );
  };
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
