import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverBody, driverShape } from '../../../domain/booking/form/driver-values.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { says } from '../../../ui/form/field-message.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';

/** In place of a vehicle's id: one that is typed in and comes into the account with the booking. */
export const typedVehicle = 'typed';

type VehicleValues = { vehicleId: string; vehicleModel: string; vehicleRegistrationPlate: string };

const requiredWhenTyped = (name: 'vehicleModel' | 'vehicleRegistrationPlate') =>
  z.refine<VehicleValues>((values) => values.vehicleId !== typedVehicle || values[name] !== '', {
    path: [name],
    error: says('validation.required'),
    // By default it would wait until every other field is right, and tell its own fault only then.
    when: () => true,
  });

export const bookingSchema = z
  .object({
    vehicleId: requiredText(),
    vehicleModel: optionalText(100),
    vehicleRegistrationPlate: optionalText(30),
    cargoType: requiredText(),
    ...driverShape,
  })
  .check(requiredWhenTyped('vehicleModel'), requiredWhenTyped('vehicleRegistrationPlate'));

export type BookingValues = z.infer<typeof bookingSchema>;

/** Whichever can most likely be booked. */
export const firstVehicle = (vehicles: readonly Vehicle[]) =>
  vehicles.find((vehicle) => vehicle.approved && canBeBooked(vehicle)) ??
  vehicles.find(canBeBooked) ??
  vehicles[0];

export const firstValues = (profile: Profile, vehicles: readonly Vehicle[]): BookingValues => ({
  vehicleId: firstVehicle(vehicles)?.id ?? typedVehicle,
  vehicleModel: '',
  vehicleRegistrationPlate: '',
  cargoType: '',
  lastName: profile.lastName,
  firstName: profile.firstName,
  patronymic: profile.patronymic ?? '',
  phoneNumber: readablePhone(profile.phone?.value ?? '', currentLanguage()),
  email: profile.email?.value ?? '',
});

type Taken = Pick<Booking, 'vehicleId'>;

/** After a booking: the same driver, with the next truck that has none. Without such a one, the booked one stays. */
export const nextValues = (
  values: BookingValues,
  booking: Taken,
  vehicles: readonly Vehicle[],
  active: readonly Taken[],
): BookingValues => {
  const taken = new Set([booking, ...active].map(({ vehicleId }) => vehicleId));
  const next = firstVehicle(vehicles.filter((vehicle) => canBeBooked(vehicle) && !taken.has(vehicle.id)));
  return {
    ...values,
    phoneNumber: readablePhone(values.phoneNumber, currentLanguage()),
    vehicleId: next?.id ?? booking.vehicleId,
    vehicleModel: '',
    vehicleRegistrationPlate: '',
  };
};

const vehicleBody = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: VehicleValues) =>
  vehicleId === typedVehicle ? { vehicleModel, vehicleRegistrationPlate } : { vehicleId };

export const bookingBody = (values: BookingValues, documents: readonly string[]) => ({
  ...vehicleBody(values),
  cargoType: values.cargoType,
  ...driverBody(values),
  language: currentLanguage(),
  ...(documents.length > 0 && { documents: [...documents] }),
});

export type BookingBody = ReturnType<typeof bookingBody>;
