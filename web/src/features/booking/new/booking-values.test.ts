import { expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { type BookingValues, nextValues } from './booking-values.ts';

const sent: BookingValues = {
  vehicleId: 'a',
  vehicleModel: '',
  vehicleRegistrationPlate: '',
  cargoType: 'POST',
  lastName: 'Петров',
  firstName: 'Пётр',
  patronymic: '',
  phoneNumber: '+79147771122',
  email: '',
};

const truck = (id: string, more: Partial<Vehicle> = {}) =>
  ({ id, approved: true, banStatus: 'UNBANNED', ...more }) as Vehicle;

const booked = { vehicleId: 'a' };

test('after a booking the next truck that has none is offered, for the same driver', () => {
  const trucks = [truck('a'), truck('b'), truck('c', { banStatus: 'BANNED' }), truck('d')];
  const next = nextValues(sent, booked, trucks, [{ vehicleId: 'b' }]);
  expect(next).toMatchObject({ vehicleId: 'd', lastName: 'Петров', cargoType: 'POST' });
});

test('when every other truck is banned or booked too, the booked one stays', () => {
  const trucks = [truck('a'), truck('c', { banStatus: 'BANNED' })];
  expect(nextValues(sent, booked, trucks, []).vehicleId).toBe('a');
});

test('a truck that was typed in is known by its id from then on, and what was typed is gone', () => {
  const typed = { ...sent, vehicleId: 'typed', vehicleModel: 'КАМАЗ', vehicleRegistrationPlate: 'А001АА75' };
  const next = nextValues(typed, { vehicleId: 'new' }, [], []);
  expect(next).toMatchObject({ vehicleId: 'new', vehicleModel: '', vehicleRegistrationPlate: '' });
});

test('the phone is written as it is read, not as it was sent', () => {
  expect(nextValues(sent, booked, [], []).phoneNumber).toBe('+7 914 777 11 22');
});
