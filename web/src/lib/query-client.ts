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

/** The library takes a fresh page for an online one; a page opened from the cache may well not be. */
export const learnWhetherOnline = () => onlineManager.setOnline(navigator.onLine);

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** The same source by which queries pause and resume. */
export const useOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
