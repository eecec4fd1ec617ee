import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventQuery } from '#contract/journal/journal-routes.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export type EventFilter = Omit<EventQuery, 'since'>;

type PageRequest = { readonly page: number; readonly size: number };

const key = ['events'] as const;
/** Polled, because colleagues add events at the same time. */
const refreshMs = 15_000;

const fetchEvents = async ({ samePlate, ...filter }: EventFilter, page: PageRequest, signal: AbortSignal) => {
  const query = { ...filter, ...page, ...(samePlate && { samePlate: 'true' as const }) };
  return fetchBody('GET /events', { query, signal });
};

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
