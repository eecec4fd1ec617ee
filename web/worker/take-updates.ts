import { scope } from './worker-scope.ts';

/**
 * A new version waits until no page of the old one is open. A page may let it come earlier, because it knows
 * that nobody types there. It knows nothing of other pages, so it must be the only one.
 */
export const takeUpdates = (): void => {
  scope.addEventListener('message', (event) => {
    if (event.data !== 'take-if-alone') return;
    const take = async () => {
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) await scope.skipWaiting();
    };
    event.waitUntil(take());
  });
};
