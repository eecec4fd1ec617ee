import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import type { BookedVehicle } from './rule-facts.queries.ts';

type GivenDriver = Pick<
  BookingInput,
  'firstNameOfDriver' | 'lastNameOfDriver' | 'patronymicOfDriver' | 'email' | 'phoneNumber' | 'language'
>;

const givenOr = <T>(given: T | undefined, own: T): T => (given === undefined ? own : given);

const nameOf = (input: GivenDriver, account: Account) => {
  const first_name = input.firstNameOfDriver ?? account.first_name;
  const last_name = input.lastNameOfDriver ?? account.last_name;
  const isOwner = first_name === account.first_name && last_name === account.last_name;
  // A patronymic is part of one person's name, so another driver never gets the owner's.
  const patronymic = givenOr(input.patronymicOfDriver, isOwner ? account.patronymic : null) || null;
  return { first_name, last_name, patronymic };
};

/** The driver as the request names him; what the request leaves out is taken from the account. */
export const namedDriver = (input: GivenDriver, account: Account) => ({
  ...nameOf(input, account),
  email: givenOr(input.email, account.email),
  phone: givenOr(input.phoneNumber, account.phone),
  language: input.language ?? account.language,
});

export const namedTruck = (vehicle: BookedVehicle) => ({
  vehicle_id: vehicle.id,
  plate: vehicle.registration_plate,
  plate_key: vehicle.plate_key,
  model: vehicle.model,
});
