import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reasons } from '#contract/reasons.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { guarded } from '../../domain/guards/guarded.ts';
import { outdateEvents } from '../../domain/journal/events.ts';
import { outdateActs } from '../../domain/queue/acts/own-acts.ts';
import { vehicleCountsQuery } from '../../domain/vehicle/vehicle-counts.ts';
import { call, fetchBody } from '../../lib/api.ts';
import type { BodyOf } from '../../lib/api-types.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { VehicleSort } from './search/tabs.ts';
import type { VehicleSearch } from './search/vehicle-search.ts';
import type { RestrictionKind } from './vehicle-words.ts';

const pairNames = { BANNED: 'banned', UNBANNED: 'unbanned', WARNED: 'warned', ALL: 'booked' } as const;

const datesOf = ({ from, to }: VehicleSearch, banStatus: VehicleSearch['banStatus']) => {
  const name = pairNames[banStatus];
  return { ...(from && { [`${name}From`]: from }), ...(to && { [`${name}To`]: to }) };
};

const sortOf = ({ sort }: VehicleSearch) => {
  const [by, direction] = sort.split(',') as [string, 'ASC' | 'DESC'];
  if (by === 'eventDate') return { sortByEventDate: direction };
  return by === 'clearedDate'
    ? { sortByClearedDate: direction }
    : { sort: sort as Exclude<VehicleSort, `${'eventDate' | 'clearedDate'},${string}`> };
};

const tabQuery = ({ tab }: VehicleSearch, today: string) => {
  if (tab === 'waiting') return { waiting: 'true' as const };
  if (tab === 'disputed') return { disputed: 'true' as const };
  return tab === 'booked' ? { bookedFrom: today, bookedTo: today } : {};
};

/** Turns the search in the URL into the request. `today` is the checkpoint's date. */
export const askedQuery = (search: VehicleSearch, today: string) => {
  const banStatus = search.tab === 'banned' ? 'BANNED' : search.banStatus;
  return {
    page: search.page,
    size: search.size,
    banStatus,
    ...tabQuery(search, today),
    ...(search.search && { search: search.search }),
    ...(search.plate && { registrationPlate: search.plate }),
    ...(search.phone && { phoneNumber: search.phone }),
    ...(search.approved && { approved: search.approved }),
    ...(search.unbanMode && { unbanMode: search.unbanMode }),
    ...datesOf(search, banStatus),
    ...sortOf(search),
  } as const;
};

const key = ['board', 'vehicles'] as const;
/** Polls for changes by other operators and drivers. */
const fresh = { refetchInterval: 30_000, refetchOnWindowFocus: true } as const;

export type VehiclePage = BodyOf<'GET /vehicle/all'>;

export const vehicleListQuery = (search: VehicleSearch, today: string) =>
  queryOptions({
    queryKey: [...key, 'list', search, today],
    queryFn: ({ signal }) => fetchBody('GET /vehicle/all', { query: askedQuery(search, today), signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export const fetchSheet = (search: VehicleSearch, today: string) => {
  const { page: _page, size: _size, ...query } = askedQuery(search, today);
  return call('GET /vehicle/report', { query, expect: 200, timeoutMs: 120_000 });
};

/** The cast is needed, because operators get the full record. */
export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ signal }) =>
      (await fetchBody('GET /vehicle/{id}', { params: { id }, signal })) as OperatorVehicle,
    ...fresh,
  });

/** Finds the vehicle in the lists, to show it until it is loaded itself. */
export const vehicleOfLists = (id: string): OperatorVehicle | undefined =>
  queryClient
    .getQueriesData<VehiclePage>({ queryKey: [...key, 'list'] })
    .flatMap(([, page]) => page?.content ?? [])
    .find((vehicle) => vehicle.id === id);

export const claimsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'claims', id],
    queryFn: ({ signal }) => fetchBody('GET /vehicle/{id}/claims', { params: { id }, signal }),
    ...fresh,
  });

export const effectsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'effects', id],
    queryFn: ({ signal }) => fetchBody('GET /vehicle/{id}/restriction-effects', { params: { id }, signal }),
    ...fresh,
  });

export const banEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'ban-events', id],
    queryFn: ({ signal }) =>
      fetchBody('GET /vehicle/{id}/ban-events', { params: { id }, query: { size: 100 }, signal }),
  });

export const plateBookingsQuery = (id: string, size: number) =>
  queryOptions({
    queryKey: [...key, 'bookings', id, size],
    queryFn: ({ signal }) =>
      fetchBody('GET /vehicle/{id}/bookings', { params: { id }, query: { size }, signal }),
    placeholderData: keepPreviousData,
  });

/** Outdates every query on vehicles, because a decision may affect all of them. */
export const outdateVehicles = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: vehicleCountsQuery.queryKey }),
    outdateEvents(),
    outdateActs(),
  ]);

type VehicleVersion = { readonly id: string; readonly version: number };

export const disapprove = ({ id, version }: VehicleVersion, reasons: Reasons) =>
  call('GET /vehicle/{id}/disapprove', {
    params: { id },
    query: { version, reasons: JSON.stringify(reasons), acknowledged: '' },
    expect: 200,
  });

type Restriction = {
  readonly vehicleId: string;
  readonly reasons: Reasons;
  readonly until?: string | null;
  readonly expectedBookings: string[];
  /** Guards that the form has shown the operator already. */
  readonly known: readonly GuardCode[];
};

export const restrict = (kind: RestrictionKind, { expectedBookings, known, ...body }: Restriction) => {
  if (kind === 'unban') return call('POST /vehicle/unban', { body, expect: 204 });
  const send = (acknowledged: GuardCode[]) => {
    const given = { body: { ...body, expectedBookings, acknowledged }, expect: 204 } as const;
    return kind === 'ban' ? call('POST /vehicle/ban', given) : call('POST /vehicle/warn', given);
  };
  return guarded(send, { known });
};
