/** Undefined if there can be no worker: in an old browser, a private window, or development. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
};
