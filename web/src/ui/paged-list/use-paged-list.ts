import { type QueryKey, type SetDataOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../lib/query-client.ts';

type Page<T> = { readonly content: readonly T[]; readonly last: boolean };

/** Rows may move between pages. A duplicate keeps its first position and its newest content. */
export const uniqueRows = <T>(pages: readonly Page<T>[], idOf: (row: T) => string): T[] => {
  const rows = new Map<string, T>();
  for (const { content } of pages) for (const row of content) rows.set(idOf(row), row);
  return [...rows.values()];
};

export type PagedListSource<T> = {
  readonly queryKey: QueryKey;
  readonly fetchPage: (page: number, size: number, signal: AbortSignal) => Promise<Page<T>>;
  readonly size: number;
  readonly idOf: (row: T) => string;
  /** Refetches all loaded pages at this interval while the tab is visible. */
  readonly refreshMs?: number | undefined;
};

const keyOf = ({ queryKey, size }: Pick<PagedListSource<never>, 'queryKey' | 'size'>) => [
  ...queryKey,
  { size },
];

/** Seeds the cache with a first page from another answer. */
export const rememberFirstPage = <T>(
  source: Pick<PagedListSource<T>, 'queryKey' | 'size'>,
  page: Page<T>,
  at: SetDataOptions,
) => queryClient.setQueryData(keyOf(source), { pages: [page], pageParams: [0] }, at);

export const usePagedList = <T>({ queryKey, fetchPage, size, idOf, refreshMs }: PagedListSource<T>) => {
  const query = useInfiniteQuery({
    queryKey: keyOf({ queryKey, size }),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, size, signal),
    initialPageParam: 0,
    getNextPageParam: ({ last }, _pages, page) => (last ? undefined : page + 1),
    refetchInterval: refreshMs ?? false,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages && uniqueRows(pages, idOf), [pages, idOf]);
  /** False while the list is fetched, because loading a page would interrupt that. */
  const mayLoadNext = query.hasNextPage && query.fetchStatus === 'idle';
  return { ...query, rows, mayLoadNext };
};

export type PagedRows<T> = ReturnType<typeof usePagedList<T>>;
