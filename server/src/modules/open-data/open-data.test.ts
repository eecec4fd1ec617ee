import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlaces, openStatus } from '#contract/open-data.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, operator);
});

beforeEach(() => app.services.cache.forgetAll());

afterAll(() => app.close());

const nine = '2026-11-20T09:00:00+09:00';

const read = (url: string) => app.server.inject({ url, headers: { origin: 'https://elsewhere.example' } });
const status = async () => openStatus.strict().parse((await read('/open/status.json')).json());
const places = async () => openPlaces.strict().parse((await read('/open/places.json')).json());

test.each(['/open/status.json', '/open/places.json', '/open/places.csv'])(
  'every site may read %s and keep it for a few seconds',
  async (url) => {
    const { statusCode, headers } = await read(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=5',
    });
  },
);

test('the status counts the line, names nobody, and an operator is told no more than others', async () => {
  const before = await status();
  const booking = await line.arrive(nine);
  app.services.cache.forgetAll();
  const { waiting, ...rest } = await status();
  expect(waiting).toBe(before.waiting + 1);
  expect(rest).toMatchObject({ state: 'OPEN', timeZone: 'Asia/Chita', licence: 'CC BY 4.0' });
  app.services.cache.forgetAll();
  const asked = await app.server.inject({
    url: '/open/status.json',
    headers: { authorization: operator.authorization },
  });
  expect(asked.json()).toEqual({ ...rest, waiting });
  expect(asked.body).not.toContain(booking.vehicleRegistrationPlate);
});

test('who joins now is called after the last one who waits', async () => {
  await line.arrive(nine);
  const last = (await line.read()).content.at(-1);
  const { eta } = await status();
  expect(Date.parse(String(eta?.from))).toBeGreaterThan(Date.parse(String(last?.etaFrom)));
  expect(Date.parse(String(eta?.to))).toBeGreaterThan(Date.parse(String(last?.etaTo)));
});

test('what is expected is told to five minutes, whatever the throughput is', async () => {
  await line.arrive(nine);
  await app.database.db.updateTable('queue_head').set({ throughput_per_hour: 7 }).execute();
  const { eta } = await status();
  for (const end of [eta?.from, eta?.to]) expect(end).toMatch(/:[0-5][05]:00\+09:00$/);
});

test('places are those that a driver is shown, day by day to the last one, and the sheet says the same', async () => {
  const { days } = await places();
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, day) => `2026-11-${20 + day}`));
  const driver = await createVisitor(app);
  const slots = (await driver.call('GET', '/booking/time-slots?date=2026-11-23')).body;
  expect(days[3]?.slots).toEqual(slots);
  const rows = (await read('/open/places.csv')).body.trimEnd().split('\r\n');
  expect(rows[0]).toBe('date,start,end,state,capacity,free,priorityFree');
  expect(rows).toHaveLength(1 + days.flatMap((day) => day.slots).length);
  expect(rows).toContain('2026-11-23,2026-11-23T10:00:00+09:00,2026-11-23T11:00:00+09:00,FREE,12,10,12');
});

test('however many ask, the database is asked once', async () => {
  const before = await status();
  await line.arrive(nine);
  expect(await status()).toEqual(before);
});
