import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { fetchBody } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

const pageSize = 10;
const mostOffered = 5;
export const fewestCharacters = 3;

/** `plate` is a part of a normalized plate, or '' for all. */
export const accountVehiclesQuery = (userId: string, { plate, page }: { plate: string; page: number }) =>
  queryOptions({
    queryKey: ['vehicles', 'of-account', userId, { plate, page }],
    queryFn: async ({ signal }) => {
      const sought = plate === '' ? {} : { registrationPlate: plate };
      const query = { userId, page, size: pageSize, sort: 'registrationPlate,ASC', ...sought } as const;
      return fetchBody('GET /vehicle/user', { query, signal });
    },
    // The previous page stays while the next one loads, but never another account's.
    placeholderData: (shown, before) => (before?.queryKey[2] === userId ? shown : undefined),
    staleTime: 10_000,
  });

/** Active bookings by truck; a truck has one at most. */
export const bookedTrucksQuery = (vehicles: readonly Vehicle[]) => {
  const vehicleIds = vehicles.map(({ id }) => id);
  return queryOptions({
    queryKey: ['vehicles', 'booked', vehicleIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Booking>> => {
      if (vehicleIds.length === 0) return new Map();
      const body = { vehicleIds, statuses: [...activeStatuses] };
      const { content } = await fetchBody('POST /booking/all', { query: { size: pageSize }, body, signal });
      return new Map(content.map((booking) => [booking.vehicleId, booking]));
    },
    staleTime: 5000,
  });
};

export const platesLikeQuery = (plate: string) =>
  queryOptions({
    queryKey: ['vehicles', 'plates-like', plate],
    queryFn: async ({ signal }) =>
      (
        await fetchBody('GET /vehicle/all', {
          query: { registrationPlate: plate, size: mostOffered },
          signal,
        })
      ).content,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });

/** The plate's active booking, because of which a second one would be refused. */
export const activeBookingQuery = (plate: string) =>
  queryOptions({
    queryKey: ['booking', 'active-of-plate', plate],
    queryFn: async ({ signal }): Promise<Booking | null> => {
      const query = { registrationPlate: plate };
      try {
        return (await fetchBody('GET /booking/earliest-by-plate', { query, signal })) as Booking;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 5000,
    retry: false,
  });
