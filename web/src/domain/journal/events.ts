import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EventType } from '#contract/journal/event-types.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Which events: of one booking, vehicle or account, of one operator, of one kind, of a period. */
export type EventFilter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly actorId?: string | undefined;
  readonly type?: EventType | undefined;
  readonly bookingId?: string | undefined;
  readonly vehicleId?: string | undefined;
  /** With `vehicleId`: also what happened to the plate in other accounts. */
  readonly samePlate?: boolean | undefined;
  readonly userId?: string | undefined;
};

type PageRequest = { readonly page: number; readonly size: number };

const key = ['events'] as const;
/** Events come while one looks, from whoever works beside one. */
const refreshMs = 15_000;

const fetchEvents = async ({ samePlate, ...filter }: EventFilter, page: PageRequest, signal: AbortSignal) => {
  const query = { ...filter, ...page, ...(samePlate && { samePlate: 'true' as const }) };
  return (await call('GET /events', { query, expect: 200, signal })).body;
};

/** One page, newest first; the rows of before stay while others are loaded. */
export const eventsQuery = (filter: EventFilter, page: PageRequest) =>
  queryOptions({
    queryKey: [...key, filter, page],
    queryFn: ({ signal }) => fetchEvents(filter, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

/** From the newest on, page after page. */
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
  queryFn: async ({ signal }) => (await call('GET /events/actors', { expect: 200, signal })).body.content,
});

/** Something was done just now: whoever shows a history asks for it again. */
export const outdateEvents = () => queryClient.invalidateQueries({ queryKey: key });
