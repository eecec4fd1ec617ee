import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { demoDrivers } from '../vehicles/demo-drivers.ts';
import { demoFleet } from './demo-fleet.ts';
import { demoRandom } from './demo-random.ts';

test('every number of the demo can be dialled, and each is one person’s', () => {
  const carriers = demoFleet(demoRandom(1), new Set());
  const phones = [
    ...carriers.flatMap(({ phone, trucks }) => [phone, ...trucks.map((truck) => truck.phone)]),
    ...demoDrivers.flatMap(({ person }) => (person ? [person.phone] : [])),
  ];
  expect(phones.filter((phone) => !parsePhoneNumberFromString(phone)?.isValid())).toEqual([]);
  expect(new Set(phones).size).toBe(phones.length);
});
