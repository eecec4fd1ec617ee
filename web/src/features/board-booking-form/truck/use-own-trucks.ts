import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { accountVehiclesQuery, bookedTrucksQuery } from './truck-queries.ts';

const pauseMs = 200;
const none: readonly Vehicle[] = [];

/** An account's trucks by pages, filtered by the typed part of a plate. */
export const useOwnTrucks = (accountId: string | undefined) => {
  const [request, setRequest] = useState({ accountId, typed: '', page: 0 });
  const { typed, page } = request.accountId === accountId ? request : { typed: '', page: 0 };
  const [sought] = useDebouncedValue(plateKey(typed), pauseMs);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...accountVehiclesQuery(accountId ?? '', { plate: sought, page }),
    enabled: accountId !== undefined,
  });
  const answer = accountId === undefined ? undefined : data;
  const vehicles = answer?.content ?? none;
  const booked = useQuery(bookedTrucksQuery(vehicles));
  return {
    vehicles,
    bookingOf: (vehicle: Vehicle) => booked.data?.get(vehicle.id),
    answer,
    page,
    typed,
    /** True if there is more than one page, so that a search field is shown. */
    isLong: typed !== '' || page > 0 || answer?.last === false,
    hasFailed: accountId !== undefined && !answer && error !== null,
    isOld: isPlaceholderData || plateKey(typed) !== sought,
    retry: () => void refetch(),
    search: (text: string) => setRequest({ accountId, typed: text, page: 0 }),
    turnTo: (next: number) => setRequest({ accountId, typed, page: next }),
  };
};

export type OwnTrucksList = ReturnType<typeof useOwnTrucks>;
