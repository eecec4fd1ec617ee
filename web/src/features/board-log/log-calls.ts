import { queryOptions } from '@tanstack/react-query';
import type { LogHead } from '#contract/queue/queue-log.ts';
import { fetchBody } from '../../lib/api.ts';
import type { BodyOf } from '../../lib/api-types.ts';
import { rememberHead } from './kept-heads.ts';

type LogPage = BodyOf<'GET /queue/log'>;
export type LogEntry = LogPage['content'][number];

type LogQuery = {
  readonly date?: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly signal?: AbortSignal;
};

export const loadLogPage = async ({ date, page, size, signal }: LogQuery): Promise<LogPage> => {
  const query = { page, size, ...(date !== undefined && { date }) };
  return fetchBody('GET /queue/log', { query, ...(signal && { signal }) });
};

/** The most that the server gives at once. A busy day has about a thousand entries. */
export const pageSize = 1000;

export type LogDay = { readonly entries: LogEntry[]; readonly head: LogHead };

const loadDay = async (date: string, signal: AbortSignal): Promise<LogDay> => {
  const entries: LogEntry[] = [];
  for (let page = 0; ; page += 1) {
    const { content, last, head } = await loadLogPage({ date, page, size: pageSize, signal });
    entries.push(...content);
    if (last) return { entries, head };
  }
};

export const logDayQuery = (date: string) =>
  queryOptions({
    queryKey: ['board', 'log', date],
    queryFn: async ({ signal }): Promise<LogDay> => {
      const { entries, head } = await loadDay(date, signal);
      rememberHead(head);
      return { entries: entries.reverse(), head };
    },
  });

export const loadLine = (signal: AbortSignal) =>
  fetchBody('GET /queue', { query: { placement: 'board', size: 1000 }, signal });
