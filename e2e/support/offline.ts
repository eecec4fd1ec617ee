import { type Browser, expect, type Page } from '@playwright/test';

/** A phone with the service worker that other journeys do without. */
export const newPhoneBrowser = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  });

/** The application and what it has loaded are on the device, this text among it. */
export const keptOnDevice = async (page: Page, text: string) => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oktet.offline') ?? '')).toContain(text);
};

export const offlineLine = (page: Page) => page.getByText(/^Нет сети\. Данные от (.+, )?\d\d:\d\d$/);
