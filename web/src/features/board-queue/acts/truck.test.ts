import { expect, test } from 'vitest';
import { actKeys, keyedActsOf, nextAct } from './truck.ts';

test.each([
  ['WAITING_FOR_CONFIRMATION', 'arrive'],
  ['BOOKED', 'arrive'],
  ['WAITING', 'call'],
  ['GO_TO_GATE', 'recall'],
  ['LEFT_WAITING_ZONE', 'open'],
  ['CANCELED', 'open'],
] as const)('of a truck that is %s the next right thing is to %s', (status, next) => {
  expect(nextAct({ status })).toBe(next);
});

test('only what fits a truck has its key', () => {
  expect(keyedActsOf({ status: 'GO_TO_GATE' })).toEqual(['left', 'return', 'noAnswer', 'cancel', 'open']);
  expect(keyedActsOf({ status: 'BOOKED' })).toEqual(['move', 'cancel', 'open']);
  expect(keyedActsOf({ status: 'CANCELED' })).toEqual(['open']);
  const unapproved = { id: '', version: 1, registrationPlate: 'К732АМ75' };
  expect(keyedActsOf({ status: 'WAITING', unapproved })).toEqual(['approve', 'cancel', 'open']);
});

test('no two acts share a key, and none is a key that browsers keep', () => {
  const keys = Object.values(actKeys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const kept of ['F1', 'F2', 'F5', 'F11', 'F12']) expect(keys).not.toContain(kept);
});
