import type { Page, Request } from '@playwright/test';

const quietMs = 500;
const longestMs = 20_000;

/** The stream of the line stays open, so it must not be waited for. */
const isStream = (request: Request) => request.url().includes('/queue/stream');

/** Opens a page and waits until it has fetched what it shows. */
export const openSettled = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const underWay = new Set<Request>();
  let quietSince = Date.now();
  const begin = (request: Request) => {
    if (!isStream(request)) underWay.add(request);
  };
  const end = (request: Request) => {
    if (underWay.delete(request)) quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await open();
    const deadline = Date.now() + longestMs;
    while ((underWay.size > 0 || Date.now() - quietSince < quietMs) && Date.now() < deadline)
      await page.waitForTimeout(50);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
};
