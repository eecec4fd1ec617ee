import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import {
  accountVehiclesQuery,
  activeBookingQuery,
  bookedTrucksQuery,
  fewestCharacters,
  platesLikeQuery,
} from './truck-queries.ts';

const pauseMs = 200;
const none: readonly OperatorVehicle[] = [];

const useOwnTrucks = (accountId: string | undefined) => {
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
    isLong: typed !== '' || page > 0 || answer?.last === false,
    hasFailed: accountId !== undefined && !answer && error !== null,
    isOld: isPlaceholderData || plateKey(typed) !== sought,
    retry: () => void refetch(),
    search: (text: string) => setRequest({ accountId, typed: text, page: 0 }),
    turnTo: (next: number) => setRequest({ accountId, typed, page: next }),
  };
};

export type OwnTrucksList = ReturnType<typeof useOwnTrucks>;

type TruckChoice = { readonly vehicleId: string; readonly plate: string };

export const useTruck = (accountId: string | undefined, { vehicleId, plate }: TruckChoice) => {
  const own = useOwnTrucks(accountId);
  const [remembered, remember] = useState<Vehicle>();
  const isChosen = ({ id, userId }: Vehicle) => id === vehicleId && userId === accountId;
  const vehicle =
    own.vehicles.find(isChosen) ?? (remembered && isChosen(remembered) ? remembered : undefined);
  const isTyped = vehicleId === typedVehicle;
  const [sought] = useDebouncedValue(isTyped ? plate.trim() : '', pauseMs);
  const isSeeking = isTyped && sought.length >= fewestCharacters;
  const like = useQuery({ ...platesLikeQuery(sought), enabled: isSeeking });
  const booked = useQuery({
    ...activeBookingQuery(vehicle?.registrationPlate ?? ''),
    enabled: vehicle !== undefined,
  });
  return {
    own,
    vehicle,
    /** Remembers the chosen truck, because the current page of the list may not contain it. */
    remember,
    isTyped,
    offered: isSeeking ? (like.data ?? none) : none,
    booked: (vehicle && booked.data) || null,
    canBook: !vehicle || (canBeBooked(vehicle) && !booked.data),
  };
};

export type Truck = ReturnType<typeof useTruck>;
