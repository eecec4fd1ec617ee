import { queryOptions, type SetDataOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { noteHold } from '../../../domain/booking/hold-deadline.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export const waitingListKey = ['waiting-list'] as const;
const ownKey = [...waitingListKey, 'own'] as const;

const noteHolds = (entries: readonly ListEntry[], saidAt?: number) => {
  for (const { confirmation } of entries) if (confirmation) noteHold(confirmation, saidAt);
};

/** Polled often, because an offer may last for only 15 minutes. */
export const ownEntriesQuery = queryOptions({
  queryKey: ownKey,
  queryFn: async ({ signal }) => {
    const { content } = await fetchBody('GET /waiting-list/current-user', { query: { size: 100 }, signal });
    noteHolds(content);
    return content;
  },
  staleTime: 5000,
  refetchInterval: ({ state }) => (state.data?.length ? 15_000 : 60_000),
  refetchOnWindowFocus: 'always',
});

export const rememberOwnEntries = (entries: ListEntry[], at: SetDataOptions) => {
  noteHolds(entries, at.updatedAt);
  queryClient.setQueryData(ownEntriesQuery.queryKey, entries, at);
};

export const useHasWaitingList = () => useQuery(bookingParamsQuery).data?.waitingList.enabled === true;

const none: readonly ListEntry[] = [];

export const useOwnEntries = (): readonly ListEntry[] => {
  const enabled = useHasWaitingList();
  const { data } = useQuery({ ...ownEntriesQuery, enabled });
  return enabled && data ? data : none;
};

export const useCanWaitForEarlier = ({ bookingStatus, vehicleId }: Booking): boolean => {
  const enabled = useHasWaitingList();
  const entries = useOwnEntries();
  const { data: vehicles } = useQuery(ownVehiclesQuery);
  if (!enabled || bookingStatus !== 'BOOKED' || entries.some((entry) => entry.vehicleId === vehicleId))
    return false;
  return vehicles?.some(({ id, approved }) => id === vehicleId && approved) === true;
};

export const outdateEntries = () => queryClient.invalidateQueries({ queryKey: waitingListKey });

/** Outdates bookings too, because an offer holds a place. */
export const outdateWaiting = () => Promise.all([outdateEntries(), outdateBookings()]);

/** Tells the chances by how many places were freed in the last seven days. */
export const freedWords = (t: TFunction, count: number) =>
  count === 0 ? t('waitingList.noneFreed') : t('waitingList.freed', { count });

export const othersWords = (t: TFunction, count: number) =>
  count === 0 ? t('waitingList.form.noOthers') : t('waitingList.form.others', { count });
