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

/** The worker marks pages from the device, because a browser may believe in a network that leads nowhere. */
export const hasNetwork = () => navigator.onLine && !document.querySelector('[data-kept]');

/** TanStack Query takes a new page for online, although the page may come from the cache. */
export const learnWhetherOnline = () => onlineManager.setOnline(hasNetwork());

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

export const useOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
