import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Filled in by tools/build/scan-worker.ts: the page and every file that it needs. */
declare const PRECACHED: { url: string; revision: string | null }[];

type Worker = {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
};
type Extendable = { waitUntil(work: Promise<unknown>): void };

const worker = self as unknown as Worker;
const page = '/board/scan';
/** A network that is there but says nothing must not keep anybody waiting at the barrier. */
const patienceMs = 3000;

/** With a network the newest page; its files are named by their content, so they always fit. */
const openPage = async (): Promise<Response> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  try {
    const answer = await fetch(page, { headers: { Accept: 'text/html' }, signal: controller.signal });
    return answer.ok ? answer : ((await matchPrecache(page)) ?? answer);
  } catch {
    return (await matchPrecache(page)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
};

registerRoute(new NavigationRoute(openPage));
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
