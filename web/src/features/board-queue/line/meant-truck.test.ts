import { expect, test } from 'vitest';
import { meantTruck, namedTruck } from './search-line.ts';

const truck = (plate: string, status: 'BOOKED' | 'WAITING' | 'GO_TO_GATE', number = '261118-0001') => ({
  ...{ plate, status, number },
});
const booked = truck('К732АМ75', 'BOOKED');
const waiting = truck('黑MQ7328', 'WAITING', '261118-0002');
const called = truck('С732ОЕ03', 'GO_TO_GATE', '261118-0003');

test('Enter acts on the only one found, or on the one that is named in full', () => {
  expect(namedTruck([called], '732')).toBe(called);
  expect(namedTruck([booked, waiting, called], 'с732ое03')).toBe(called);
  expect(namedTruck([booked, waiting, called], 'c732jt03')).toBe(called);
  expect(namedTruck([booked, waiting, called], 'R732FV75')).toBe(booked);
  expect(namedTruck([booked, waiting, called], '2611180002')).toBe(waiting);
  expect(namedTruck([booked, waiting], '732')).toBeUndefined();
  expect(namedTruck([], '732')).toBeUndefined();
});

test('among several that have been seen it checks in the only one that arrives, and never calls', () => {
  expect(meantTruck([waiting, booked, called], '732')).toBe(booked);
  expect(meantTruck([waiting, called], '732')).toBeUndefined();
  expect(meantTruck([booked, truck('К732АА75', 'BOOKED'), called], '732')).toBeUndefined();
});
