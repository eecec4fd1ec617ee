import { queryOptions } from '@tanstack/react-query';
import type { DrawApplication, DrawView } from '#contract/draws/draws.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { addDays } from '../../ui/date-picker/calendar-day.ts';

const key = ['draws'] as const;

/** Asked without a session, because everybody gets the same answer. */
export const drawQuery = (date: string) =>
  queryOptions({
    queryKey: [...key, 'one', date],
    queryFn: ({ signal }): Promise<DrawView> =>
      fetchBody('GET /draws/{date}', { params: { date }, anonymous: true, signal }),
    refetchInterval: 15_000,
    meta: { isPublic: true },
  });

export const drawsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...key, 'list', from, to],
    queryFn: async ({ signal }): Promise<DrawView[]> =>
      (await fetchBody('GET /draws', { query: { from, to }, anonymous: true, signal })).content,
    refetchInterval: 60_000,
    meta: { isPublic: true },
  });

/** For how many days after a draw everything about it can be seen. */
const daysBack = 30;
/** The longest horizon of bookings. */
const daysAhead = 60;

export const recentDrawsQuery = (today: string) =>
  drawsQuery(addDays(today, -daysBack), addDays(today, daysAhead));

export const ownApplicationsQuery = (date: string) =>
  queryOptions({
    queryKey: [...key, 'own', date],
    queryFn: async ({ signal }): Promise<DrawApplication[]> =>
      (await fetchBody('GET /draws/{date}/applications/current-user', { params: { date }, signal })).content,
    refetchInterval: 30_000,
  });

export const outdateDraws = () => queryClient.invalidateQueries({ queryKey: key });

type Application = Pick<DrawApplication, 'state'>;

/** The application takes part, unless its code is still missing when the draw closes. */
export const isActive = ({ state }: Application) =>
  state === 'APPLIED' || state === 'WAITING_FOR_CONFIRMATION';

/** The application is settled, so its owner needs no news of it. */
export const isGone = ({ state }: Application) => state === 'WITHDRAWN' || state === 'TAKEN';
