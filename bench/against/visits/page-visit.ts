import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export type Visit = {
  readonly ready: number;
  readonly before: number;
  readonly requests: number;
  readonly bytes: number;
  readonly shift: number;
};

/** 1.6 Mbit/s, 150 ms latency, CPU slowed down four times: a cheap phone with bad reception. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const patienceMs = 60_000;
const quietMs = 1000;

/** Runs in the page: records when `selector` was first painted, and the cumulative layout shift. */
const watching = (selector: string) => `
  globalThis.visit = { ready: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) visit.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () =>
    requestAnimationFrame(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (!found?.getClientRects().length) look();
      else requestAnimationFrame(() => { visit.ready = performance.now(); });
    });
  look();`;

type PageMetrics = { readonly ready: number; readonly shift: number };

const countRequests = (cdp: CDPSession) => {
  const asked = new Set<string>();
  let bytes = 0;
  let at = performance.now();
  const note = () => {
    at = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.add(requestId);
    note();
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) asked.delete(requestId);
    note();
  });
  cdp.on('Network.dataReceived', note);
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
    note();
  });
  return { requests: () => asked.size, bytes: () => bytes, idle: () => performance.now() - at };
};

export type Opened = { readonly page: Page; readonly cdp: CDPSession };

export const onSlowPhone = async <T>(
  context: BrowserContext,
  selector: string,
  use: (opened: Opened) => Promise<T>,
): Promise<T> => {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: watching(selector) });
    return await use({ page, cdp });
  } finally {
    await page.close();
  }
};

export const openUntilReady = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  // A string would need eval, which the page’s CSP forbids.
  const isReady = () => (globalThis as unknown as { readonly visit: PageMetrics }).visit.ready > 0;
  await page.waitForFunction(isReady, null, { timeout: patienceMs });
};

export const visitPage = (context: BrowserContext, url: string, selector: string): Promise<Visit> =>
  onSlowPhone(context, selector, async ({ page, cdp }) => {
    const count = countRequests(cdp);
    await openUntilReady(page, url);
    const before = count.requests();
    const deadline = performance.now() + 20 * quietMs;
    while (count.idle() < quietMs && performance.now() < deadline) await page.waitForTimeout(100);
    return {
      ...(await page.evaluate<PageMetrics>('visit')),
      before,
      requests: count.requests(),
      bytes: count.bytes(),
    };
  });
