import { useEffect, useEffectEvent, useRef } from 'react';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { useKnownBookings } from '../../../domain/booking/own-bookings.ts';
import { canBeBooked, firstVehicle } from '../../../domain/vehicle/vehicle-rules.ts';

type VehicleForm = {
  readonly register: (name: 'vehicleId') => unknown;
  readonly getValues: (name: 'vehicleId') => string;
  readonly getFieldState: (name: 'vehicleId') => { readonly isDirty: boolean };
  readonly resetField: (name: 'vehicleId', options: { readonly defaultValue: string }) => void;
};

/** Bookings may load after the trucks: a preselected (not a chosen) truck with a booking is replaced. */
export const useFreeVehicleFirst = (form: VehicleForm, vehicles: readonly Vehicle[]) => {
  const known = useKnownBookings();
  const isSettled = useRef(false);
  const settle = useEffectEvent(() => {
    const taken = new Set(known?.map(({ vehicleId }) => vehicleId));
    const free = firstVehicle(vehicles.filter((one) => canBeBooked(one) && !taken.has(one.id)));
    const isTaken = taken.has(form.getValues('vehicleId')) && !form.getFieldState('vehicleId').isDirty;
    if (isTaken && free) form.resetField('vehicleId', { defaultValue: free.id });
  });
  const { register } = form;
  // Registers the field explicitly: no input does, and only registered fields can be reset to a default.
  useEffect(() => {
    register('vehicleId');
  }, [register]);
  useEffect(() => {
    if (known === undefined || isSettled.current) return;
    isSettled.current = true;
    settle();
  }, [known]);
};
