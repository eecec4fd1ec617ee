import { queryOptions } from '@tanstack/react-query';
import type { NewsItem } from '#contract/news/news.ts';
import { fetchBody } from '../../lib/api.ts';
import type { PagedListSource } from '../../ui/paged-list/use-paged-list.ts';

/** Also the number of items in the carousel. */
const pageSize = 3;

/** Requested without a token, because the answer is the same for everyone and the browser then caches one copy. */
export const newsList: PagedListSource<NewsItem> = {
  queryKey: ['news'],
  fetchPage: (page, size, signal) =>
    fetchBody('GET /news', { query: { page, size }, anonymous: true, signal }),
  size: pageSize,
  idOf: ({ id }) => id,
};

export const newsItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['news', id],
    queryFn: ({ signal }) => fetchBody('GET /news/{id}', { params: { id }, anonymous: true, signal }),
    meta: { isPublic: true },
  });
