import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { changedBody, emptyValues, newBody, operatorSchema, valuesOf } from './operator-values.ts';

const typed = {
  ...emptyValues({ phone: '79145550123', plate: 'А482МХ75' }),
  vehicleModel: 'Shacman X3000',
  lastName: 'Иванов',
  firstName: 'Пётр',
  cargoType: 'GENERAL',
};

test('a caller who has no account is known by the phone, the truck by plate and model', () => {
  const values = operatorSchema.parse(typed);
  expect(newBody(values, { userId: undefined, documents: [] })).toEqual({
    vehicleModel: 'Shacman X3000',
    vehicleRegistrationPlate: 'А482МХ75',
    firstNameOfDriver: 'Пётр',
    lastNameOfDriver: 'Иванов',
    phoneNumber: '+79145550123',
    cargoType: 'GENERAL',
    language: 'RU',
  });
});

test('an account and its truck go by their ids, the priority only when it was decided', () => {
  const values = operatorSchema.parse({ ...typed, vehicleId: 'truck', phoneNumber: '', priority: 'no' });
  expect(newBody(values, { userId: 'account', documents: ['paper'] })).toMatchObject({
    vehicleId: 'truck',
    userId: 'account',
    phoneNumber: null,
    hasPriority: false,
    documents: ['paper'],
  });
});

test('a typed truck needs plate and model, and both faults are told at once', () => {
  const { error } = operatorSchema.safeParse({ ...typed, vehicleModel: '', vehicleRegistrationPlate: '' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'vehicleModel',
    'vehicleRegistrationPlate',
  ]);
});

const booking = {
  vehicleId: 'truck',
  vehicleModel: 'Sitrak',
  vehicleRegistrationPlate: '黑B12345',
  lastNameOfDriver: '王',
  firstNameOfDriver: '伟',
  patronymicOfDriver: null,
  phoneNumber: '+8613800138000',
  email: null,
  language: 'CN',
  cargoType: 'POST',
  unlimitedEditCount: false,
} as Booking;

test('of a changed booking only what was changed is sent', () => {
  const values = { ...valuesOf(booking), phoneNumber: '+79145550123', unlimitedEdits: true };
  const changed = new Set(['phoneNumber', 'unlimitedEdits']);
  expect(changedBody(values, (name) => changed.has(name))).toEqual({
    phoneNumber: '+79145550123',
    unlimitedEditCount: true,
  });
  expect(changedBody(valuesOf(booking), () => false)).toEqual({});
});

test('another plate brings its model along', () => {
  const values = { ...valuesOf(booking), vehicleRegistrationPlate: '黑B12346' };
  expect(changedBody(values, (name) => name === 'vehicleRegistrationPlate')).toEqual({
    vehicleRegistrationPlate: '黑B12346',
    vehicleModel: 'Sitrak',
  });
});
