import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DrawRow } from '#contract/draws/draws.ts';
import { fetchBody } from '../../../lib/api.ts';

type Shown = { readonly number: string; readonly page: number; readonly size: number };

export const listQuery = (date: string, { number, page, size }: Shown) =>
  queryOptions({
    queryKey: ['draws', 'list', date, number, page, size],
    queryFn: ({ signal }) =>
      fetchBody('GET /draws/{date}/list', {
        params: { date },
        query: { page, size, ...(number !== '' && { number }) },
        anonymous: true,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { isPublic: true },
  });

const most = 1000;

export const loadWholeList = async (date: string, signal: AbortSignal): Promise<DrawRow[]> => {
  const rows: DrawRow[] = [];
  for (let page = 0; ; page += 1) {
    const query = { page, size: most };
    const answer = await fetchBody('GET /draws/{date}/list', {
      params: { date },
      query,
      anonymous: true,
      signal,
    });
    rows.push(...answer.content);
    if (answer.last) return rows;
  }
};
