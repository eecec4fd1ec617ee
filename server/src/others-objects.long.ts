import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { call } from './testing/people/call-api.ts';
import { createVisitor, type Visitor } from './testing/people/test-visitor.ts';
import { lifeNames, lifePlates, liveWholeLife } from './testing/people/whole-life.ts';
import { startPushService } from './testing/servers/push-service.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let owner: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ env: { PUSH_LOOPBACK: 'on' } });
  owner = await createVisitor(app);
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await liveWholeLife({ app, driver: owner, operator }, service.subscribe());
  stranger = await createVisitor(app);
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

/** Lists one id from each table in which the account has rows, and ids of what operators wrote about the driver. */
const listIds = async (): Promise<Record<string, string>> => {
  const { db } = app.database;
  const { rows } = await sql<{ table: string }>`
    SELECT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'account_id' AND table_name IN (
      SELECT table_name FROM information_schema.columns WHERE column_name = 'id' AND data_type = 'uuid')`.execute(
    db,
  );
  const ids: Record<string, string> = { account: owner.userId };
  for (const { table } of rows) {
    const own = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(table)} WHERE account_id = ${owner.userId} LIMIT 1`.execute(db);
    const [first] = own.rows;
    if (first) ids[table] = first.id;
  }
  const notes = await sql<{ id: string }>`SELECT id FROM note LIMIT 1`.execute(db);
  return { ...ids, note: notes.rows[0]?.id ?? '' };
};

/** This route answers the report of the driver who asks, whatever id its address contains. */
const ownReport = /\/booking-report(\/excel)?$/;
const secrets = [...lifeNames, ...Object.values(lifePlates)];

type Route = (typeof routes)[keyof typeof routes];

/** Undefined if the route told nothing and did nothing, as it must. */
const whatOpened = async ({ method, path }: Route, id: string, token?: string) => {
  const address = path
    .replaceAll(/\{(id|\w+Id)\}/g, id)
    .replace('{date}', '2026-11-28')
    .replaceAll(/\{\w+\}/g, 'x');
  const hasBody = method === 'POST' || method === 'PUT';
  const answer = await call(app, `${method} ${address}`, {
    ...(token && { token }),
    ...(hasBody && { json: { coming: true, code: '123456' } }),
  });
  const tells = secrets.some((secret) => answer.body.includes(secret));
  const isRefused = answer.statusCode >= 400 && answer.statusCode < 500;
  return !tells && (isRefused || ownReport.test(path)) ? [] : [`${method} ${address}: ${answer.statusCode}`];
};

test('with the ids of everything that somebody has, another driver and a stranger get nothing on any route', async () => {
  const ids = Object.values(await listIds());
  expect(ids.length).toBeGreaterThan(12);
  const withId = Object.values(routes).filter(({ path }) => /\{(id|\w+Id)\}/.test(path));
  const opened: string[] = [];
  for (const route of withId)
    for (const id of ids)
      for (const token of [stranger.authorization, undefined])
        opened.push(...(await whatOpened(route, id, token)));
  expect(opened).toEqual([]);
});

test('named in a body, they are as if they were not there', async () => {
  const ids = await listIds();
  const hours = [{ from: '2026-11-22T15:00:00+09:00', to: '2026-11-22T18:00:00+09:00' }];
  const { vehicle: vehicleId, booking: id, document, stored_file: fileId } = ids;
  const strike = await sql<{ id: string }>`
    SELECT id FROM ban_event WHERE vehicle_id = ${vehicleId ?? ''} LIMIT 1`.execute(app.database.db);
  const asked = [
    ['PUT /booking', { id, dateBooked: hours[0]?.from }],
    ['POST /booking/confirm', { id, code: '123456' }],
    ['POST /booking/asap', { vehicleId }],
    ['PUT /vehicle/v2', { id: vehicleId, model: 'X' }],
    ['POST /vehicle/v2', { model: 'X', registrationPlate: 'A111AA77', documents: [document] }],
    ['POST /document', { fileId, name: 'x.jpg', type: 'STS' }],
    ['POST /appeals', { eventId: strike.rows[0]?.id ?? vehicleId, text: 'x' }],
    ['POST /waiting-list', { vehicleId, windows: hours }],
    ['POST /draws/2026-11-28/applications', { vehicleId, wishes: [], anyTime: true }],
  ] as const;
  for (const [request, json] of asked) {
    const { statusCode } = await call(app, request, { token: stranger.authorization, json });
    expect([request, statusCode]).toEqual([request, 404]);
  }
});
