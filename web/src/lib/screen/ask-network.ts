import { onlineManager } from '@tanstack/react-query';

/** Browsers are late to notice that the network is back. What has waited for it goes on. */
export const askNetwork = () =>
  fetch('/health/live').then(
    ({ ok }) => onlineManager.setOnline(ok),
    () => undefined,
  );
