import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';
import { gateLagMinutes } from './gate-lag.queries.ts';
import { refreshLine } from './settle-line.ts';

let app: TestApp;
let operator: Visitor;

const at = (time: string) => `2026-11-20T${time}:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(at('06:00'));
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
const shown = async (time: string) => {
  app.clock.set(at(time));
  await refreshLine(app.systemContext());
  return lineOf(app, operator).read();
};

test('the worked example: throughput, lag, forecast and closure of a real line', async () => {
  const line = lineOf(app, operator);
  const day = [{ from: '08:00', to: '20:00' }];
  await setParams({
    weeklyHours: {
      MONDAY: day,
      TUESDAY: day,
      WEDNESDAY: day,
      THURSDAY: day,
      FRIDAY: day,
      SATURDAY: day,
      SUNDAY: day,
    },
  });
  const closed = await shown('07:00');
  expect(closed).toMatchObject({ throughputPerHour: 12, lagMinutes: 0 });
  expect(closed.closure).toEqual({ from: '2026-11-19T20:00:00+09:00', to: at('08:00'), reasons: null });

  app.clock.set(at('08:00'));
  await line.arrive(at('08:00'));
  await line.arrive(at('08:00'));
  for (const time of ['08:10', '08:30']) {
    app.clock.set(at(time));
    expect((await line.next()).status).toBe(200);
  }
  app.clock.set(at('09:00'));
  for (const slot of ['09:00', '09:00', '09:00']) await line.arrive(at(slot));
  app.clock.set(at('09:10'));
  await line.next();
  app.clock.set(at('09:20'));
  await setParams({ closures: [{ from: at('09:20'), to: at('10:20'), reasons: { RU: 'Ремонт' } }] });
  const repairs = await line.read();
  expect(repairs.closure).toEqual({
    from: at('09:20'),
    to: at('10:20'),
    reasons: { RU: 'Ремонт', EN: 'Ремонт', CN: 'Ремонт' },
  });
  const [, waiting] = repairs.content.filter(({ position }) => position !== null);
  expect(waiting?.etaFrom && waiting.etaFrom >= at('10:20')).toBe(true);
  app.clock.set(at('10:30'));
  await line.next();

  const now = await shown('10:45');
  expect(now).toMatchObject({ throughputPerHour: 3.2, lagMinutes: 45, waiting: 1 });
  expect(now.closure).toBeUndefined();
  const last = now.content.find(({ position }) => position === 1);
  expect([last?.etaFrom, last?.etaTo]).toEqual([at('10:55'), at('11:15')]);
  const lagAt = (time: string) => gateLagMinutes(app.database.db, Temporal.Instant.from(at(time)));
  expect(await Promise.all(['09:59', '10:20', '10:45'].map(lagAt))).toEqual([0, 20, 45]);

  // A closure removed today still counts for the time it was in force.
  await setParams({ closures: [] });
  expect(await shown('10:45')).toMatchObject({ throughputPerHour: 3.2 });

  // After an hour of waiting without a call there is no forecast, and the revision stays while nothing changes.
  const still = await shown('11:31');
  expect(still.throughputPerHour).toBeNull();
  expect(still.content.find(({ position }) => position === 1)).toMatchObject({ etaFrom: null, etaTo: null });
  const { revision } = await shown('11:31');
  expect(revision).toBe(still.revision);
});

test('without planned places nobody can say until it is measured', async () => {
  const fresh = await createTestApp();
  try {
    fresh.clock.set(at('09:00'));
    const admin = await createVisitor(fresh, { roles: ['ADMIN'] });
    const line = lineOf(fresh, admin);
    await line.arrive(at('09:00'));
    expect(await line.read()).toMatchObject({ throughputPerHour: 12 });
    const { body } = await admin.call('PUT', '/system-params/booking-params', {
      body: { slotCapacity: 0, priorityReserve: 0 },
    });
    expect(body).toMatchObject({ slotCapacity: 0 });
    const { throughputPerHour, content } = await line.read();
    expect([throughputPerHour, content[0]?.etaFrom]).toEqual([null, null]);
  } finally {
    await fresh.close();
  }
});
