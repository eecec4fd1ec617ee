import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keptFiles, scope } from './worker-scope.ts';

/** If the network has not answered after this time, the page is taken from the device. */
const patienceMs = 3000;

const inTime = (answer: Promise<Response>) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => reject(new Error('timeout')), patienceMs);
    answer.then(resolve, reject);
  });

/** Marks a page from the device, so that the application knows that its data may be old. */
const marked = (page: Response | undefined) =>
  page?.text().then((html) => new Response(html.replace('<html', '<html data-kept'), page));

/**
 * Keeps the application's files. Pages are asked from the network first, so that a new version is seen at once. API
 * calls never pass here, because the pages themselves keep what an account may see.
 */
export const keepApplication = (keptPageOf: (path: string) => string | undefined): void => {
  precache(keptFiles);
  cleanupOutdatedCaches();
  scope.addEventListener('activate', (event) => {
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
  });
  const open = new NavigationRoute(async ({ event, request, url }) => {
    const { preloadResponse } = event as FetchEvent;
    const fetched = (async () => ((await preloadResponse) as Response | undefined) ?? fetch(request))();
    const page = keptPageOf(url.pathname);
    if (page === undefined) return fetched;
    const kept = async () => marked(await matchPrecache(page)) ?? fetched;
    try {
      const answer = await inTime(fetched);
      return answer.status < 500 ? answer : kept();
    } catch {
      return kept();
    }
  });
  registerRoute(({ request, url, event, sameOrigin }) => {
    const isOurs = sameOrigin && keptPageOf(url.pathname) !== undefined;
    return isOurs && open.match({ request, url, event, sameOrigin });
  }, open.handler);
  addRoute({ cleanURLs: false, directoryIndex: '' });
};
