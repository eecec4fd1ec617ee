import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { usersRoutes } from '#contract/accounts/users-routes.ts';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { BodyOf } from '#contract/route.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type UserSearch, userGroups } from './user-search.ts';

const key = ['board', 'users'] as const;
/** Polls for changes by other operators and the owner. */
const refreshMs = 60_000;

export const usersQuery = ({ query, group, sort, page, size }: UserSearch) =>
  queryOptions({
    queryKey: [...key, 'list', query, group, sort, page, size],
    queryFn: async ({ signal }) => {
      const words = query.trim() === '' ? {} : { query: query.trim() };
      const filter = { ...words, ...userGroups[group], sort, page, size };
      return fetchBody('GET /users', { query: filter, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => fetchBody('GET /users/{id}', { params: { id }, signal }),
    refetchInterval: refreshMs,
  });

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id, 'sessions'],
    queryFn: ({ signal }) => fetchBody('GET /users/{id}/sessions', { params: { id }, signal }),
    refetchInterval: refreshMs,
  });

export const userVehiclesQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...key, userId, 'vehicles', page],
    queryFn: ({ signal }) => fetchBody('GET /vehicle/user', { query: { userId, page, size: 5 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const listedBookings = 50;

/** Bookings that hold a slot or a place in the queue, the earliest first. */
export const activeBookingsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...key, userId, 'active-bookings'],
    queryFn: ({ signal }) =>
      fetchBody('POST /booking/all', {
        query: { size: listedBookings, sort: 'dateBooked,ASC' },
        body: { userId, statuses: [...activeStatuses] },
        signal,
      }),
    // Always loaded anew, because bookings change elsewhere and the dialog for blocking lists them.
    staleTime: 0,
    refetchInterval: refreshMs,
  });

/** Outdates every query on accounts, because a change may show in several places. */
export const outdateUsers = () => queryClient.invalidateQueries({ queryKey: key });

/** Caches the response at once, because the next act is based on its version. */
const remember = async (user: UserAccount) => {
  queryClient.setQueryData(userQuery(user.id).queryKey, user);
  await outdateUsers();
};

export const setStatus = async (user: UserAccount, status: 'ACTIVE' | 'BLOCKED', reasons?: Reasons) => {
  const { id, version } = user;
  const query = { status, version, ...(reasons && { reasons: JSON.stringify(reasons) }) };
  const body = await fetchBody('PUT /users/{id}/status', { params: { id }, query });
  await remember(body);
};

export const setRoles = async (user: UserAccount, roles: UserAccount['roles']) => {
  const { id, version } = user;
  const body = await fetchBody('PUT /users/{id}/roles', {
    params: { id },
    body: { roles, version },
  });
  await remember(body);
};

export const endSessions = async (id: string) => {
  await call('DELETE /users/{id}/sessions', { params: { id }, expect: 204 });
  await outdateUsers();
};

export const openAccount = async (caller: BodyOf<typeof usersRoutes.openAccount>) => {
  const { body } = await call('POST /users', { body: caller, expect: 201 });
  await remember(body);
  return body;
};

export const fetchByPhone = async (phone: string, signal: AbortSignal) =>
  (await fetchBody('GET /users', { query: { query: phone, size: 3 }, signal })).content;

export const reloadUser = (id: string) => queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 });
