import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import type { BookedVehicle } from './rule-facts.queries.ts';

type GivenDriver = Pick<
  BookingInput,
  'firstNameOfDriver' | 'lastNameOfDriver' | 'patronymicOfDriver' | 'email' | 'phoneNumber' | 'language'
>;

const givenOr = <T>(given: T | undefined, own: T): T => (given === undefined ? own : given);

/** The driver as the request names him; what it does not say is taken from the account. */
export const namedDriver = (input: GivenDriver, account: Account) => ({
  first_name: input.firstNameOfDriver ?? account.first_name,
  last_name: input.lastNameOfDriver ?? account.last_name,
  patronymic: givenOr(input.patronymicOfDriver, account.patronymic) || null,
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
