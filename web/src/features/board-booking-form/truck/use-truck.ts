import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { typedVehicle } from '../../../domain/booking/form/vehicle-values.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import {
  accountVehiclesQuery,
  activeBookingQuery,
  fewestCharacters,
  platesLikeQuery,
} from './truck-queries.ts';

const pauseMs = 200;
const none: readonly OperatorVehicle[] = [];

type Chosen = { readonly vehicleId: string; readonly plate: string };

/** The trucks of an account and the chosen one among them; while a plate is typed, whose it may be. */
export const useTruck = (accountId: string | undefined, { vehicleId, plate }: Chosen) => {
  const own = useQuery({ ...accountVehiclesQuery(accountId ?? ''), enabled: accountId !== undefined });
  const vehicles = accountId === undefined ? [] : (own.data ?? []);
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const isTyped = vehicleId === typedVehicle;
  const [sought] = useDebouncedValue(isTyped ? plate.trim() : '', pauseMs);
  const isSeeking = isTyped && sought.length >= fewestCharacters;
  const like = useQuery({ ...platesLikeQuery(sought), enabled: isSeeking });
  const booked = useQuery({
    ...activeBookingQuery(vehicle?.registrationPlate ?? ''),
    enabled: vehicle !== undefined,
  });
  return {
    vehicles,
    /** Whether it is known which trucks the account has. */
    isLoaded: accountId === undefined || own.isSuccess,
    vehicle,
    isTyped,
    offered: isSeeking ? (like.data ?? none) : none,
    booked: (vehicle && booked.data) || null,
    canBook: !vehicle || (canBeBooked(vehicle) && !booked.data),
  };
};

export type Truck = ReturnType<typeof useTruck>;
