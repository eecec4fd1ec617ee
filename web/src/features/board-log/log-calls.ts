import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { ApiAnswer } from '../../lib/api-types.ts';
import { rememberHead } from './kept-heads.ts';

type LogPage = ApiAnswer<'GET /queue/log', 200>['body'];
export type LogEntry = LogPage['content'][number];

type Asked = {
  /** Left out: the whole log. */
  readonly date?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly signal?: AbortSignal;
};

export const loadLogPage = async ({ date, page, size, signal }: Asked): Promise<LogPage> => {
  const query = { page, size, ...(date !== undefined && { date }) };
  const { body } = await call('GET /queue/log', { query, expect: 200, ...(signal && { signal }) });
  return body;
};

const pageSize = 100;

/** A day of the log as it is read on the page. */
export const logDayQuery = (date: string) =>
  infiniteQueryOptions({
    queryKey: ['board', 'log', date],
    queryFn: async ({ pageParam, signal }) => {
      const page = await loadLogPage({ date, page: pageParam, size: pageSize, signal });
      rememberHead(page.head);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ last }, pages) => (last ? undefined : pages.length),
  });

/** The line as everybody sees it, whole. */
export const loadLine = async (signal: AbortSignal) => {
  const query = { placement: 'board' as const, size: 1000 };
  return (await call('GET /queue', { query, expect: 200, signal })).body;
};
