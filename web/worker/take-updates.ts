import { scope } from './worker-scope.ts';

const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * A new version waits until no page of the old one is open, or a page says that it may come: by itself only if no other
 * page is open, because only the page knows whether somebody types.
 */
export const takeUpdates = (): void => {
  scope.addEventListener('message', (event) => {
    const take = async () => {
      const isAlone = event.data === 'take-if-alone' && (await windows()).length <= 1;
      if (event.data === 'take' || isAlone) await scope.skipWaiting();
    };
    event.waitUntil(take());
  });
};
