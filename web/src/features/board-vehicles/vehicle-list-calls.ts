import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reasons } from '#contract/reasons.ts';
import { call } from '../../lib/api.ts';
import type { ApiAnswer } from '../../lib/api-types.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { VehicleSearch } from './vehicle-search.ts';
import type { RestrictionKind } from './vehicle-words.ts';

const key = ['board', 'vehicles'] as const;

export type VehiclePage = ApiAnswer<'GET /vehicle/all', 200>['body'];

/** Which pair of dates goes with which ban status. */
const datesOf = ({ banStatus, from, to }: VehicleSearch) => {
  const name = { BANNED: 'banned', UNBANNED: 'unbanned', WARNED: 'warned', ALL: 'booked' }[banStatus];
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) };
};

const sortOf = ({ sort }: VehicleSearch) => {
  if (sort === 'newest') return {};
  const direction = sort.endsWith('Asc') ? ('ASC' as const) : ('DESC' as const);
  return sort.startsWith('event') ? { sortByEventDate: direction } : { sortByClearedDate: direction };
};

const queryOf = (search: VehicleSearch) => ({
  page: search.page,
  size: search.size,
  banStatus: search.banStatus,
  ...(search.plate && { registrationPlate: search.plate }),
  ...(search.phone && { phoneNumber: search.phone }),
  ...(search.approved && { approved: search.approved }),
  ...(search.unbanMode && { unbanMode: search.unbanMode }),
  ...datesOf(search),
  ...sortOf(search),
});

export const vehicleListQuery = (search: VehicleSearch) =>
  queryOptions({
    queryKey: [...key, search],
    queryFn: async ({ signal }) =>
      (await call('GET /vehicle/all', { query: queryOf(search), expect: 200, signal })).body,
    placeholderData: keepPreviousData,
    // What other operators decide.
    refetchInterval: 60_000,
  });

export const samePlateQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id, 'same-plate'],
    queryFn: async ({ signal }) =>
      (await call('GET /vehicle/{id}/same-plate', { params: { id }, expect: 200, signal })).body,
  });

export const banEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id, 'ban-events'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /vehicle/{id}/ban-events', {
          params: { id },
          query: { size: 100 },
          expect: 200,
          signal,
        })
      ).body.content,
  });

export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await call('GET /vehicle/{id}', { params: { id }, expect: 200, signal })).body,
  });

export const outdateVehicleList = () => queryClient.invalidateQueries({ queryKey: key });

type Seen = { readonly id: string; readonly version: number };

export const approve = ({ id, version }: Seen) =>
  call('GET /vehicle/{id}/approve', { params: { id }, query: { version }, expect: 200 });

export const disapprove = ({ id, version }: Seen, reasons: Reasons) =>
  call('GET /vehicle/{id}/disapprove', {
    params: { id },
    query: { version, reasons: JSON.stringify(reasons) },
    expect: 200,
  });

type Restriction = {
  readonly vehicleId: string;
  readonly reasons: Reasons;
  readonly until?: string | null;
};

export const restrict = (kind: RestrictionKind, body: Restriction) => {
  if (kind === 'ban') return call('POST /vehicle/ban', { body, expect: 204 });
  if (kind === 'warn') return call('POST /vehicle/warn', { body, expect: 204 });
  return call('POST /vehicle/unban', { body, expect: 204 });
};
