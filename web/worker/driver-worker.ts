import { keepApplication } from './keep-application.ts';
import { keptPageOf } from './kept-page-of.ts';
import { showPushes } from './show-pushes.ts';
import { scope } from './worker-scope.ts';

/**
 * A new version waits until no page of the old one is open. A page may ask to take it earlier if nobody types there.
 * That is done only if there is no other page, about which it knows nothing.
 */
const takeUpdates = (): void => {
  scope.addEventListener('message', (event) => {
    if (event.data !== 'take-if-alone') return;
    const take = async () => {
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) await scope.skipWaiting();
    };
    event.waitUntil(take());
  });
};

keepApplication(keptPageOf);
takeUpdates();
showPushes();
