import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export type Visit = {
  /** Milliseconds until the awaited element was painted. */
  readonly ready: number;
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** A service worker that an earlier visit has installed answered the page. */
  readonly isControlled: boolean;
};

type PageMetrics = Pick<Visit, 'ready' | 'shift'>;

/** Bad reception: 1.6 Mbit/s and a latency of 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** A quarter of the processor. */
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

const countRequests = (cdp: CDPSession) => {
  const asked = new Set<string>();
  let at = performance.now();
  const note = () => {
    at = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.add(requestId);
    note();
  });
  cdp.on('Network.dataReceived', note);
  cdp.on('Network.loadingFinished', note);
  return { requests: () => asked.size, idle: () => performance.now() - at };
};

/** Slows service workers down too, because they do not share the network conditions of the page. */
export const slowWorkers = async (browser: Browser): Promise<void> => {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId });
    const tell = (id: number, method: string, params = {}) =>
      cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await tell(1, 'Network.enable');
    await tell(2, 'Network.emulateNetworkConditions', network);
  }
};

/** The page of a signed-in person installs its service worker some seconds after it was loaded. */
export const waitForWorker = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

/** Opens a page on a slow phone, and waits until nothing more is loaded. */
export const visitPage = async (
  context: BrowserContext,
  url: string,
  selector: string,
  atItsEnd?: (page: Page) => Promise<unknown>,
): Promise<Visit> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: watching(selector) });
  const count = countRequests(cdp);
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  // A string would need eval, which the page’s CSP forbids.
  const isReady = () => (globalThis as unknown as { readonly visit: PageMetrics }).visit.ready > 0;
  await page.waitForFunction(isReady, null, { timeout: patienceMs });
  const deadline = performance.now() + 20 * quietMs;
  while (count.idle() < quietMs && performance.now() < deadline) await page.waitForTimeout(100);
  const metrics = await page.evaluate<PageMetrics>('visit');
  const isControlled = await page.evaluate<boolean>('navigator.serviceWorker.controller !== null');
  const requests = count.requests();
  await atItsEnd?.(page);
  await page.close();
  return { ...metrics, isControlled, requests };
};
