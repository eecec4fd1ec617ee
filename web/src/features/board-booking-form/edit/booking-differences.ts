import type { Booking } from '#contract/bookings/bookings.ts';

export const comparedNames = [
  'bookingStatus',
  'dateBooked',
  'vehicleRegistrationPlate',
  'vehicleModel',
  'lastNameOfDriver',
  'firstNameOfDriver',
  'patronymicOfDriver',
  'phoneNumber',
  'email',
  'language',
  'cargoType',
  'hasPriority',
  'unlimitedEditCount',
] as const satisfies readonly (keyof Booking)[];

export type ComparedName = (typeof comparedNames)[number];

export type BookingDifference = {
  readonly name: ComparedName;
  readonly before: Booking[ComparedName];
  readonly after: Booking[ComparedName];
};

export const differencesOf = (opened: Booking, fresh: Booking): BookingDifference[] =>
  comparedNames
    .filter((name) => opened[name] !== fresh[name])
    .map((name) => ({ name, before: opened[name], after: fresh[name] }));
