import { expect, test } from 'vitest';
import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { draftFacts } from './draft-facts.ts';

const slot = (hour: string, free: number, state: string) => ({
  start: `2026-11-16T${hour}:00:00+09:00`,
  free,
  priorityFree: free,
  state,
});
const truck = { id: 'truck', approved: true, banStatus: 'UNBANNED', documents: [] };

/** What is looked at of an answer, as it is for most drivers. */
const plain = {
  vehicles: { content: [truck] },
  bookings: { content: [] },
  bookingBlocked: { blocked: false },
  bookingParams: { certificateRequired: true },
  cargoTypes: [{ code: 'GENERAL', priority: false }],
  dates: [{ date: '2026-11-16' }],
  timeSlots: [slot('08', 0, 'FULL'), slot('09', 4, 'FREE')],
  site: { timeZone: 'Asia/Chita' },
};
const factsOf = (other: object = {}) => draftFacts({ ...plain, ...other } as unknown as Bootstrap);

test('a truck and free times can be drawn as they are', () => {
  expect(factsOf()).toMatchObject({
    vehicle: truck,
    earliest: '2026-11-16T09:00:00+09:00',
    timeZone: 'Asia/Chita',
  });
});

test.each([
  ['there is no truck yet', { vehicles: { content: [] } }],
  ['the truck is banned', { vehicles: { content: [{ ...truck, banStatus: 'BANNED' }] } }],
  ['a document is asked for', { vehicles: { content: [{ ...truck, approved: false }] } }],
  ['there are bookings to look at', { bookings: { content: [{}] } }],
  ['booking is stopped', { bookingBlocked: { blocked: true } }],
  ['the usual cargo has places of its own', { cargoTypes: [{ code: 'LIVE', priority: true }] }],
  ['the day is closed', { timeSlots: [slot('09', 0, 'CLOSED')] }],
  ['nothing is free', { timeSlots: [slot('09', 0, 'FULL')] }],
  ['there are no days', { dates: [], timeSlots: undefined }],
])('the screen itself speaks first when %s', (_, other) => {
  expect(factsOf(other)).toBeUndefined();
});
