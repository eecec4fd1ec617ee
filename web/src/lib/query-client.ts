import { QueryClient } from '@tanstack/react-query';
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
