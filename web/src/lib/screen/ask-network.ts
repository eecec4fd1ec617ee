import { onlineManager } from '@tanstack/react-query';

/** Asks the server if the network is back, which browsers notice late. Waiting requests then go on. */
export const askNetwork = () =>
  fetch('/health/live').then(
    ({ ok }) => onlineManager.setOnline(ok),
    () => undefined,
  );
