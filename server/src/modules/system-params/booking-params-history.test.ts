import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Visitor;
const path = '/system-params/booking-params';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterEach(async () => {
  await app.database.db.deleteFrom('booking_params').where('version', '>', 1).execute();
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const change = (body: object) => operator.call('PUT', path, { body });
const history = async (query = '') => (await operator.call('GET', `${path}/history${query}`)).body;

test('history says who changed what and when, newest first; the defaults come before the first change', async () => {
  expect(await history()).toEqual({ content: [], last: true, page: 0, size: 10, total: 0 });
  await change({ maxEdits: 5, banDays: 14 });
  const closure = { from: '2026-11-21T00:00:00Z', to: '2026-11-21T03:00:00Z', reason: 'Ремонт' };
  await change({ closures: [closure] });
  const changedBy = {
    id: operator.userId,
    firstName: expect.any(String),
    lastName: expect.any(String),
  };
  const changedDate = '2026-11-20T12:00:00+09:00';
  const second = {
    version: 3,
    changedDate,
    changedBy,
    before: { closures: [] },
    after: {
      closures: [
        {
          id: expect.any(String),
          from: '2026-11-21T09:00:00+09:00',
          to: '2026-11-21T12:00:00+09:00',
          reasons: { RU: 'Ремонт' },
        },
      ],
    },
  };
  const first = { version: 2, changedDate, changedBy, before: { maxEdits: 3 }, after: { maxEdits: 5 } };
  expect((await history()).content).toEqual([second, first]);
  expect(await history('?page=1&size=1')).toMatchObject({ content: [first], last: true, total: 2 });
});

test('a cargo type without a name in one of the languages is refused at that name', async () => {
  const { cargoTypes } = (await operator.call('GET', path)).body;
  const nameless = { code: 'SAND', names: { RU: 'Песок', EN: ' ', CN: '沙' }, priority: false, active: true };
  const { status, body } = await change({ cargoTypes: [...cargoTypes, nameless] });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ propertyPath: 'cargoTypes[8].names.EN', code: 'REQUIRED' }]);
});

test('what changes nothing makes no version, and nobody’s screen gets stale by it', async () => {
  const before = (await operator.call('GET', path)).body;
  for (const body of [{}, before]) expect(await change(body)).toMatchObject({ status: 200, body: before });
  expect((await operator.call('GET', path)).body).toEqual(before);
});

test('places of their own are given to slots, each once', async () => {
  const at = (time: string) => ({ start: `2026-11-22T${time}+09:00`, capacity: 3 });
  for (const wrong of [
    [at('10:00:00'), at('11:30:00')],
    [at('10:00:00'), at('10:00:00')],
    [at('09:00:00'), at('10:00:01')],
  ]) {
    const { status, body } = await change({ capacityOverrides: wrong });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { propertyPath: 'capacityOverrides[1].start', code: 'INVALID_VALUE' },
    ]);
  }
  expect((await change({ capacityOverrides: [at('10:00:00')] })).status).toBe(200);
  expect(
    (await change({ capacityOverrides: [at('10:00:00'), at('11:30:00')], slotMinutes: 30 })).status,
  ).toBe(200);
});
