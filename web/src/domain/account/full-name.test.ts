import { expect, test } from 'vitest';
import { driverOf, fullName, shortName } from './full-name.ts';

test('the family name comes first, and what is missing leaves no space', () => {
  const person = { lastName: 'Морозов', firstName: 'Андрей', patronymic: 'Ильич' };
  expect(fullName(person)).toBe('Морозов Андрей Ильич');
  expect(fullName({ ...person, patronymic: null })).toBe('Морозов Андрей');
  expect(fullName({ ...person, patronymic: '' })).toBe('Морозов Андрей');
  expect(shortName(person)).toBe('Морозов Андрей');
});

test('a Chinese name has no space, one in letters has', () => {
  expect(fullName({ lastName: '刘', firstName: '军' })).toBe('刘军');
  expect(fullName({ lastName: 'Liu', firstName: '军' })).toBe('Liu 军');
});

test('a driver is named alike', () => {
  const booking = { lastNameOfDriver: '张', firstNameOfDriver: '立新', patronymicOfDriver: 'Ильич' };
  expect(fullName(driverOf(booking))).toBe('张 立新 Ильич');
  expect(shortName(driverOf(booking))).toBe('张立新');
});
