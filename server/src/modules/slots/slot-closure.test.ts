import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  for (const table of ['slot', 'slot_length', 'booking_params'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.database.db);
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const slots = async (date: string, who = driver): Promise<TimeSlot[]> =>
  (await who.call('GET', `/booking/time-slots?date=${date}`)).body;
const dates = async (who = driver): Promise<BookingDay[]> =>
  (await who.call('GET', '/booking/dates/2026-11')).body;
const change = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
const hours = (intervals: object[]) =>
  Object.fromEntries(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [
      day,
      intervals,
    ]),
  );
const [from, to] = ['2026-11-21T10:00:00+09:00', '2026-11-23T02:30:00+09:00'];

test('closed slots and days say why and when it opens again, which is when the first whole slot begins', async () => {
  await change({ closures: [{ from, to, reasons: { RU: 'Метель', CN: '暴风雪' } }] });
  const closure = {
    from,
    to,
    reasons: { RU: 'Метель', EN: 'Метель', CN: '暴风雪' },
    opensAt: '2026-11-23T03:00:00+09:00',
  };
  const [nine, ten] = (await slots('2026-11-21')).slice(9, 11);
  expect(nine).not.toHaveProperty('closure');
  expect(ten).toMatchObject({ state: 'CLOSED', closure });
  expect((await slots('2026-11-23'))[2]).toMatchObject({ state: 'CLOSED', closure });
  const [, saturday, sunday] = await dates();
  expect(saturday).not.toHaveProperty('closure');
  expect(sunday).toMatchObject({ state: 'CLOSED', closure });
});

test('outside the weekly hours there is no reason, and it lasts until the next opening', async () => {
  await change({ weeklyHours: { ...hours([{ from: '08:00', to: '20:00' }]), SATURDAY: [] } });
  const opensAt = '2026-11-22T08:00:00+09:00';
  expect((await slots('2026-11-20'))[20]?.closure).toEqual({
    from: '2026-11-20T20:00:00+09:00',
    to: opensAt,
    reasons: null,
    opensAt,
  });
  await change({ weeklyHours: hours([]) });
  expect((await slots('2026-11-20'))[20]?.closure).toMatchObject({ reasons: null, opensAt: null });
});

test('a closure that ends in the night opens in the morning', async () => {
  await change({
    weeklyHours: hours([{ from: '08:00', to: '20:00' }]),
    closures: [{ from, to, reasons: { RU: 'Метель' } }],
  });
  expect((await slots('2026-11-22'))[9]?.closure?.opensAt).toBe('2026-11-23T08:00:00+09:00');
});

test('an operator sees what an operator can book: the running slot until it ends, and no lead', async () => {
  app.clock.set('2026-11-20T12:59:59+09:00');
  const places = { free: 10, priorityFree: 12, state: 'FREE' };
  const seen = async (who: Visitor) => (await slots('2026-11-20', who)).slice(11, 15);
  expect(await seen(operator)).toMatchObject([{ free: 0, state: 'PAST' }, places, places, places]);
  expect(await seen(driver)).toMatchObject([
    { state: 'PAST' },
    { free: 0, state: 'PAST' },
    { state: 'PAST' },
    places,
  ]);
  expect((await dates(operator))[0]).toMatchObject({ capacity: 144 });
  expect((await dates(driver))[0]).toMatchObject({ capacity: 120 });
  app.clock.set('2026-11-20T13:00:00+09:00');
  expect(await seen(operator)).toMatchObject([{ state: 'PAST' }, { state: 'PAST' }, places, places]);
});
