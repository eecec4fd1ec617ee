import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverOfAccount, driverShape, newDriverBody } from '../../../domain/booking/form/driver-values.ts';
import {
  noTypedVehicle,
  typedVehicle,
  vehicleBody,
  vehicleChecks,
  vehicleShape,
} from '../../../domain/booking/form/vehicle-values.ts';
import { canBeBooked, firstVehicle } from '../../../domain/vehicle/vehicle-rules.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';

export const bookingSchema = z
  .object({
    ...vehicleShape,
    cargoType: requiredText(),
    ...driverShape,
  })
  .check(...vehicleChecks);

export type BookingValues = z.infer<typeof bookingSchema>;

export const firstValues = (profile: Profile, vehicles: readonly Vehicle[]): BookingValues => ({
  vehicleId: firstVehicle(vehicles)?.id ?? typedVehicle,
  ...noTypedVehicle,
  cargoType: '',
  ...driverOfAccount(profile),
});

type BookedVehicle = Pick<Booking, 'vehicleId'>;

/** After a booking: the same driver with the next truck that has no booking, or else the same truck. */
export const nextValues = (
  values: BookingValues,
  booking: BookedVehicle,
  vehicles: readonly Vehicle[],
  active: readonly BookedVehicle[],
): BookingValues => {
  const taken = new Set([booking, ...active].map(({ vehicleId }) => vehicleId));
  const next = firstVehicle(vehicles.filter((vehicle) => canBeBooked(vehicle) && !taken.has(vehicle.id)));
  return {
    ...values,
    phoneNumber: readablePhone(values.phoneNumber, currentLanguage()),
    vehicleId: next?.id ?? booking.vehicleId,
    ...noTypedVehicle,
  };
};

export const bookingBody = (values: BookingValues, profile: Profile, documents: readonly string[]) => ({
  ...vehicleBody(values),
  cargoType: values.cargoType,
  ...newDriverBody(values, profile),
  ...(documents.length > 0 && { documents: [...documents] }),
});

export type BookingBody = ReturnType<typeof bookingBody>;
