import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { DropdownItem } from './dropdown-item.ts';

export type SearchItems = (query: string, signal: AbortSignal) => Promise<readonly DropdownItem[]>;

const none: readonly DropdownItem[] = [];
const typingPause = 250;

/** Searches after a pause. Answers to earlier queries are dropped. */
export const useFoundItems = (search: SearchItems | undefined, query: string) => {
  const id = useId();
  const [settled] = useDebouncedValue(query, typingPause);
  const isAsked = search !== undefined && query !== '';
  const isSettled = isAsked && settled === query;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['dropdown', id, settled],
    queryFn: async ({ signal }) => (await search?.(settled, signal)) ?? none,
    enabled: isSettled,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const isLoading = isAsked && (!isSettled || isFetching);
  return {
    items: isSettled && !isLoading && data ? data : none,
    isLoading,
    hasFailed: isSettled && !isLoading && isError,
    retry: () => void refetch(),
  };
};
