import { type Browser, expect, type Page } from '@playwright/test';

/** A phone with a service worker, which other journeys block. */
export const newPhoneBrowser = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  });

/** Waits until the device keeps the application and what it has loaded, including this text. */
export const keptOnDevice = async (page: Page, text: string) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oktet.offline') ?? '')).toContain(text);
};

export const offlineLine = (page: Page) => page.getByText(/^Нет сети\. Данные от (.+, )?\d\d:\d\d$/);
