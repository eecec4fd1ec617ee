import { expect, type Page } from '@playwright/test';
import type { Product } from '../../tools/lib/start-product.ts';
import { signIn } from './accounts.ts';

export const called = (page: Page) =>
  page.getByRole('region', { name: 'Вызов к воротам' }).getByRole('listitem');
export const waiting = (page: Page) =>
  page.getByRole('region', { name: 'Ожидают вызова' }).getByRole('listitem');
export const plateIn = (page: Page, plate: string) => page.getByRole('img', { name: plate });
/** The plate of the truck that is announced over the whole screen. */
export const announced = (page: Page, plate: string) =>
  page.getByRole('alert').getByRole('img', { name: plate });
export const lost = (page: Page) => page.getByText(/Нет связи\. Показано состояние на \d\d:\d\d/);

/** Moves the clock of the server and of the page, which would otherwise wait for the next heartbeat. */
export const passTime = async (page: Page, product: Product, seconds: number) => {
  await product.advance(`PT${seconds}S`);
  await page.clock.fastForward(seconds * 1000);
};

/** Runs in the page. Records which plate is announced, and when that changed by the page's clock. */
const writeDownAnnouncements = () => {
  const log: { readonly plate: string | null; readonly at: number }[] = [];
  const look = () => {
    const plate = document.querySelector('[role=alert] [role=img]')?.getAttribute('aria-label') ?? null;
    if (plate !== (log.at(-1)?.plate ?? null)) log.push({ plate, at: Date.now() });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  Object.assign(window, { announcements: log });
};

/** Must be called before the page is opened. Returns a function that tells how long each truck was announced. */
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

/** Replaces `fetch` instead of using a route, because the browser caches nothing where there are routes. */
const withoutOtherWords = () => {
  const { fetch } = window;
  window.fetch = (address, options) =>
    /words-(en|cn)-/.test(String(address))
      ? Promise.reject(new TypeError('no network'))
      : fetch(address, options);
};

/** Opens the hall's display with the words of one language, so that its languages do not take turns. */
export const openHall = async (page: Page, { width = 1920, height = 1080, url = '' } = {}) => {
  await page.setViewportSize({ width, height });
  await page.addInitScript(withoutOtherWords);
  await signIn(page, 'board');
  await page.goto(`${url}/board`);
  await expect(page.getByRole('banner')).toBeVisible();
};
