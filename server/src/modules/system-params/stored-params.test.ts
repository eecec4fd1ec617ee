import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Visitor;
const path = '/system-params/booking-params';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterEach(async () => {
  await app.database.db.deleteFrom('booking_params').where('version', '>', 1).execute();
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const change = (body: object) => operator.call('PUT', path, { body });
const period = { from: '2027-01-01T00:00:00+09:00', to: '2027-01-02T00:00:00+09:00' };

test('a version stored by an older release has the defaults of what it lacks, and its closures a Russian reason', async () => {
  const defaults = (await operator.call('GET', path)).body;
  const stored = { maxEdits: 7, closures: [{ ...period, reason: 'Праздник' }] };
  await app.database.db
    .insertInto('booking_params')
    .values({
      version: 2,
      params: JSON.stringify(stored),
      changed_by: null,
      changed_at: app.clock.now(),
    })
    .execute();
  app.services.cache.forgetAll();
  const read = (await operator.call('GET', path)).body;
  expect(read).toEqual({
    ...defaults,
    version: 2,
    maxEdits: 7,
    closures: [{ ...period, reasons: { RU: 'Праздник' } }],
  });
  expect(read).toMatchObject({
    maxUnapprovedPerUser: 2,
    callTimeoutMinutes: 15,
    gates: [],
    personalDataMonths: 36,
  });

  expect((await change({ banDays: 3 })).status).toBe(200);
  const { content } = (await operator.call('GET', `${path}/history`)).body;
  expect(content).toMatchObject([{ version: 3 }, { version: 2 }]);
  expect(content[0].after).toEqual({ banDays: 3 });
  expect(Object.keys(content[1].after).toSorted()).toEqual(['closures', 'maxEdits']);
});

test('a value beyond its limit is told the limit', async () => {
  const { status, body } = await change({ slotCapacity: 1001, horizonDays: -1 });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { propertyPath: 'slotCapacity', code: 'TOO_BIG', message: 'Допустимо до 1000' },
    { propertyPath: 'horizonDays', code: 'TOO_SMALL', message: 'Допустимо от 0' },
  ]);
});

test('a closure is written with its reasons, or with the one reason of former clients', async () => {
  const reasons = { RU: 'Ремонт', CN: '维修' };
  expect((await change({ closures: [{ ...period, reasons }] })).body.closures).toEqual([
    { id: expect.any(String), ...period, reasons },
  ]);
  expect((await change({ closures: [{ ...period, reason: ' Ремонт ' }] })).body.closures).toEqual([
    { id: expect.any(String), ...period, reasons: { RU: 'Ремонт' } },
  ]);
  const { status, body } = await change({ closures: [{ ...period, reasons: { EN: 'Repair' } }, period] });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    { propertyPath: 'closures[0].reasons.RU', code: 'REQUIRED' },
    { propertyPath: 'closures[1].reason', code: 'REQUIRED' },
  ]);
});

test('gates have names, each its own', async () => {
  expect((await change({ gates: ['1', ' Полоса 2 '] })).body.gates).toEqual(['1', 'Полоса 2']);
  const { status, body } = await change({ gates: ['1', '2', '1'] });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ propertyPath: 'gates[2]', code: 'INVALID_VALUE' }]);
});
