import { onlineManager, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

const mayHelpToRetry = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayHelpToRetry(error),
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});

/** The worker marks a page that it had to take from the device: a browser may believe in a network that leads nowhere. */
export const hasNetwork = () => navigator.onLine && !document.querySelector('[data-kept]');

/** TanStack Query assumes that a new page is online; a page served from the cache may not be. */
export const learnWhetherOnline = () => onlineManager.setOnline(hasNetwork());

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

export const useOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
