import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export type Visit = {
  /** Milliseconds until the screen can be used. */
  readonly ready: number;
  /** Requests that went over the network until then, and in all. */
  readonly before: number;
  readonly requests: number;
  readonly bytes: number;
  readonly shift: number;
};

/** 1.6 Mbit/s with 150 ms, and a quarter of the processor: a cheap phone at the edge of a network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;
const patienceMs = 60_000;
const quietMs = 1000;

/** Runs in the page: when what is waited for was first painted, and how far things have jumped. */
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

type Seen = { readonly ready: number; readonly shift: number };

/** Counts what goes over the network, and says when nothing has come for a while. */
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

/** Runs `use` in a tab of its own on a slow phone. */
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

/** Opens the page and waits until what is waited for was painted. */
export const openUntilReady = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  // Not as a string, which the page's policy would refuse to evaluate.
  const isReady = () => (globalThis as unknown as { readonly visit: Seen }).visit.ready > 0;
  await page.waitForFunction(isReady, null, { timeout: patienceMs });
};

/** One page load, until `selector` is seen and then until the network is quiet. */
export const visitPage = (context: BrowserContext, url: string, selector: string): Promise<Visit> =>
  onSlowPhone(context, selector, async ({ page, cdp }) => {
    const count = countRequests(cdp);
    await openUntilReady(page, url);
    const before = count.requests();
    const deadline = performance.now() + 20 * quietMs;
    while (count.idle() < quietMs && performance.now() < deadline) await page.waitForTimeout(100);
    return {
      ...(await page.evaluate<Seen>('visit')),
      before,
      requests: count.requests(),
      bytes: count.bytes(),
    };
  });
