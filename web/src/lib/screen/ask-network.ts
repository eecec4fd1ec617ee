import { onlineManager } from '@tanstack/react-query';

/** Browsers are late to notice that the network is back. What has waited for it goes on. */
export const askNetwork = async (): Promise<boolean> => {
  const isThere = await fetch('/health/live', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) onlineManager.setOnline(true);
  return isThere;
};
