import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookTruck } from '../../testing/trucks/test-bookings.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const fill = async (from: string, until: string) => {
  await sql`UPDATE slot SET booked = capacity, booked_ordinary = capacity - reserve
    WHERE start_at >= ${from} AND start_at < ${until}`.execute(app.database.db);
  app.services.cache.forgetAll();
};

const suggestionsFor = async (dateBooked: string, visitor = driver) => {
  const { status, body } = await bookTruck(app, visitor, { dateBooked });
  expect([status, body.code]).toEqual([409, 'SLOT_FULL']);
  return body.suggestions.map(({ start }: TimeSlot) => start.slice(5, 16));
};

test('what an operator is told of at the same moment is not told to a driver', async () => {
  await driver.call('GET', '/booking/dates/2026-11');
  await fill('2026-11-20T14:00+09:00', '2026-11-20T15:00+09:00');
  const full = '2026-11-20T14:00:00+09:00';
  expect(await suggestionsFor(full, operator)).toEqual(['11-20T13:00', '11-20T15:00', '11-20T12:00']);
  expect(await suggestionsFor(full)).toEqual(['11-20T13:00', '11-20T15:00', '11-20T16:00']);
});

test('the nearest places are told of on either side, also beyond a day that is full', async () => {
  await driver.call('GET', '/booking/dates/2026-11');
  await fill('2026-11-22T00:00+09:00', '2026-11-22T04:00+09:00');
  expect(await suggestionsFor('2026-11-22T01:00:00+09:00')).toEqual([
    '11-21T23:00',
    '11-21T22:00',
    '11-22T04:00',
  ]);
  await fill('2026-11-22T00:00+09:00', '2026-11-23T00:00+09:00');
  expect(await suggestionsFor('2026-11-22T20:00:00+09:00')).toEqual([
    '11-23T00:00',
    '11-23T01:00',
    '11-23T02:00',
  ]);
  expect(await suggestionsFor('2026-11-22T11:00:00+09:00')).toEqual([
    '11-21T23:00',
    '11-21T22:00',
    '11-23T00:00',
  ]);
  await fill('2026-11-21T00:00+09:00', '2026-11-26T00:00+09:00');
  expect(await suggestionsFor('2026-11-22T11:00:00+09:00')).toEqual([
    '11-20T23:00',
    '11-20T22:00',
    '11-20T21:00',
  ]);
});
