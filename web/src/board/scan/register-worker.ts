/** Failure is ignored, because without the worker the page only needs a network to open. */
export const registerWorker = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register('/board/scan-worker.js', { scope: '/board/scan' })
    .catch(() => undefined);
};
