import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { activeBookingQuery, fewestCharacters, platesLikeQuery } from './truck-queries.ts';
import { useOwnTrucks } from './use-own-trucks.ts';

const pauseMs = 200;
const none: readonly OperatorVehicle[] = [];

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
