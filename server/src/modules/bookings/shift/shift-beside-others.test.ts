import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const at = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

const book = async (dateBooked: string) => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const { status } = await operator.call('POST', '/booking', { body: { dateBooked, vehicleId } });
  expect(status).toBe(201);
};

const shift = (date: string, body: object) =>
  operator.call('POST', `/booking/shift?date=${encodeURIComponent(date)}`, { body });

test('whoever has been told is not told again when the worker died over its job', async () => {
  const { phone } = (await driver.call('GET', '/users/current-user')).body;
  await book(at(24, 9));
  await shift(at(24, 9), { minutes: 60, reason: 'Сбой весов' });
  const { length } = await messagesTo(app, phone.value);
  const { rows } = await sql`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL
    WHERE id = (SELECT id FROM pgboss.job WHERE name = 'tell-shifted' ORDER BY created_on DESC LIMIT 1)
    RETURNING id`.execute(app.database.db);
  expect(rows).toHaveLength(1);
  expect(await app.services.jobs.drain()).toBe(1);
  expect(await messagesTo(app, phone.value)).toHaveLength(length);
});

test('a look at what would move waits for nobody, and nobody waits for it', async () => {
  await book(at(25, 9));
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = app.database.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM slot FOR UPDATE`.execute(trx);
    await sql`SELECT FROM booking FOR UPDATE`.execute(trx);
    await sql`SELECT FROM booking_params FOR UPDATE`.execute(trx);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const { status, body } = await shift(at(25, 9), { minutes: 60, dryRun: true });
  held.resolve();
  await holding;
  expect(status).toBe(200);
  expect(body.moves).toHaveLength(1);
});
