import { useState } from 'react';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { newestEventsOf } from '../../../domain/journal/newest-events.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { outdateVehicles } from '../vehicle-calls.ts';

const decisions: readonly string[] = ['VEHICLE_APPROVED', 'VEHICLE_DISAPPROVED'];

/** Somebody was quicker: nothing was done. */
const isOvertaken = (error: unknown) => hasCode(error, 'STALE_VERSION', 'PLATE_APPROVED_ELSEWHERE');

/** Of the plate, in whichever account. Null: the journal does not tell. */
const lastDecider = async ({ id }: OperatorVehicle) => {
  const events = await newestEventsOf({ vehicleId: id, samePlate: true });
  return events.find(({ type }) => decisions.includes(type))?.actorName ?? null;
};

/** What another has decided about a truck since it was shown. */
export type Meanwhile = { readonly by: string | null };

/** `take`: ends when the truck is shown as it is now, by whose decision; undefined if nobody was quicker. */
export const useMeanwhile = (vehicle: OperatorVehicle) => {
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const findOut = async () => {
    const [by] = await Promise.all([lastDecider(vehicle), outdateVehicles()]);
    setMeanwhile({ by });
  };
  const take = (error: unknown) => (isOvertaken(error) ? findOut() : undefined);
  return { meanwhile, take, forget: () => setMeanwhile(null) };
};
