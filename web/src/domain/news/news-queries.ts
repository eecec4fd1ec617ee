import { queryOptions } from '@tanstack/react-query';
import type { NewsItem } from '#contract/news/news.ts';
import { call } from '../../lib/api.ts';
import type { PagedListSource } from '../../ui/paged-list/use-paged-list.ts';

/** Also the number of items in the carousel. */
const pageSize = 3;

/** Requested without a token: the answer is the same for everyone, so the browser caches one copy. */
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
