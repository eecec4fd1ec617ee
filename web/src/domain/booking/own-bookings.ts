import { queryOptions, type SetDataOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { rememberFirstPage, usePagedList } from '../../ui/paged-list/use-paged-list.ts';
import { noteHold } from './hold-deadline.ts';
import { timeSlotsKey } from './time-slots.ts';

const ownBookingsKey = ['booking', 'own'] as const;
export const operatorBookingsKey = ['booking', 'operator'] as const;

export type ListChoice = {
  readonly showCancelled: boolean;
  readonly showBooked: boolean;
  readonly showFinished: boolean;
  readonly direction: 'asc' | 'desc';
};

export const defaultChoice: ListChoice = {
  showCancelled: false,
  showBooked: true,
  showFinished: false,
  direction: 'asc',
};

const flag = (value: boolean) => (value ? ('true' as const) : ('false' as const));

type BookingsPage = { readonly content: readonly Booking[]; readonly last: boolean };

const noteHolds = ({ content }: BookingsPage, saidAt?: number) => {
  for (const { confirmation } of content) if (confirmation) noteHold(confirmation, saidAt);
};

const fetchPage = async (choice: ListChoice, page: number, size: number, signal: AbortSignal) => {
  const query = {
    page,
    size,
    showCancelled: flag(choice.showCancelled),
    ...(!choice.showBooked && { showBooked: flag(false) }),
    ...(choice.showFinished && { showFinished: flag(true) }),
    sort: `dateBooked,${choice.direction}`,
  } as const;
  const body = await fetchBody('GET /booking/current-user', { query, signal });
  noteHolds(body);
  return body;
};

export const refreshMs = 60_000;

export const ownBookings = (choice: ListChoice) => ({
  queryKey: [...ownBookingsKey, choice],
  fetchPage: (page: number, size: number, signal: AbortSignal) => fetchPage(choice, page, size, signal),
  size: 12,
  refreshMs,
  idOf: ({ id }: Booking) => id,
});

/** The same query as that of the cards, so that it costs no request. */
const activeBookings = ownBookings(defaultChoice);

export const rememberActiveBookings = (page: BookingsPage, at: SetDataOptions) => {
  noteHolds(page, at.updatedAt);
  rememberFirstPage(activeBookings, page, at);
};

/** Undefined while loading. Empty if loading failed or the device is offline. */
export const useKnownBookings = (): readonly Booking[] | undefined => {
  const { rows, error, isPaused } = usePagedList(activeBookings);
  return rows ?? (error !== null || isPaused ? [] : undefined);
};

/** Without `refreshMs` it is renewed as often as the list of cards. */
export const useActiveBookings = (refreshMs?: number): readonly Booking[] =>
  usePagedList({ ...activeBookings, refreshMs }).rows ?? [];

export const fetchBooking = (id: string, signal?: AbortSignal): Promise<Booking> =>
  fetchBody('GET /booking/{id}', { params: { id }, ...(signal && { signal }) });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownBookingsKey, 'one', id],
    queryFn: ({ signal }) => fetchBooking(id, signal),
  });

/** Must be called after anything that takes or frees a place. */
export const outdateBookings = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ownBookingsKey }),
    queryClient.invalidateQueries({ queryKey: operatorBookingsKey }),
    queryClient.invalidateQueries({ queryKey: timeSlotsKey }),
  ]);
