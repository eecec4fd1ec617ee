import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventQuery } from '#contract/journal/journal.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export type EventFilter = Omit<EventQuery, 'since'>;

type PageRequest = { readonly page: number; readonly size: number };

const key = ['events'] as const;
/** Polled, because colleagues add events at the same time. */
const refreshMs = 15_000;

/** Writes flags as words, because a query string has no other form for them. */
const queryOf = ({ samePlate, outOfOrder, ...filter }: EventFilter) => ({
  ...filter,
  ...(samePlate && { samePlate: 'true' as const }),
  ...(outOfOrder && { outOfOrder: 'true' as const }),
});

const fetchEvents = async (filter: EventFilter, page: PageRequest, signal: AbortSignal) =>
  fetchBody('GET /events', { query: { ...queryOf(filter), ...page }, signal });

export const fetchEventsSheet = (filter: EventFilter) =>
  call('GET /events/excel', { query: queryOf(filter), expect: 200, timeoutMs: 120_000 });

export const eventsQuery = (filter: EventFilter, page: PageRequest) =>
  queryOptions({
    queryKey: [...key, filter, page],
    queryFn: ({ signal }) => fetchEvents(filter, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const allEventsQuery = (filter: EventFilter, size: number) =>
  infiniteQueryOptions({
    queryKey: [...key, filter, 'all', size],
    queryFn: ({ pageParam, signal }) => fetchEvents(filter, { page: pageParam, size }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
    refetchInterval: refreshMs,
  });

export const eventActorsQuery = queryOptions({
  queryKey: [...key, 'actors'],
  queryFn: async ({ signal }) => (await fetchBody('GET /events/actors', { signal })).content,
});

export const outdateEvents = () => queryClient.invalidateQueries({ queryKey: key });
