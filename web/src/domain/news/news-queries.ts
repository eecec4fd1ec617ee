import { queryOptions } from '@tanstack/react-query';
import type { NewsItem } from '#contract/news/news.ts';
import { call } from '../../lib/api.ts';
import type { PagedListSource } from '../../ui/paged-list/use-paged-list.ts';

/** How many are on a page, and in the carousel. */
const pageSize = 3;

/** Asked without a session: everybody reads the same, and the browser keeps one copy of it. */
export const newsList: PagedListSource<NewsItem> = {
  queryKey: ['news'],
  fetchPage: async (page, size, signal) =>
    (await call('GET /news', { query: { page, size }, anonymous: true, expect: 200, signal })).body,
  size: pageSize,
  idOf: ({ id }) => id,
};

export const newsItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['news', id],
    queryFn: async ({ signal }) =>
      (await call('GET /news/{id}', { params: { id }, anonymous: true, expect: 200, signal })).body,
    meta: { isPublic: true },
  });
