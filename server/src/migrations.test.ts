import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportNames } from '#contract/reports/reports.ts';
import { verifyLog } from './modules/queue/verify/verify-log.ts';
import { onlyAdds, readMigrations } from './platform/db/migrate.ts';
import { createDatabaseOf010, listReleased, migrationsFolder } from './testing/databases/release-database.ts';
import { call } from './testing/people/call-api.ts';
import { testPassword } from './testing/people/test-accounts.ts';
import { lastCodeTo } from './testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ database: await createDatabaseOf010() });
});
afterAll(() => app.close());

test('no released migration was changed, renamed or removed', async () => {
  const released = await listReleased();
  const present = (await readMigrations(migrationsFolder)).map(({ name, checksum }) => ({ name, checksum }));
  expect(present.slice(0, released.length)).toEqual(released);
});

test('no two migrations have the same number', async () => {
  const numbers = (await readMigrations(migrationsFolder)).map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, place) => String(place + 1).padStart(4, '0')));
});

test('every migration after 0.1.0 says whether the program before it can go on', async () => {
  const added = (await readMigrations(migrationsFolder)).slice((await listReleased()).length);
  const silent = added.filter(({ sql }) => !onlyAdds.test(sql) && !/^-- breaks\b/.test(sql));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

const signIn = async (username: string, type: 'web' | 'admin') => {
  const answer = await call(app, 'POST /login-attempt', {
    json: { username, password: testPassword },
    headers: { 'application-type': type },
  });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers.authorization);
};

const read = async (path: string, token: string) => {
  const answer = await call(app, `GET ${path}`, { token });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  return answer.json();
};

test('a driver of 0.1.0 signs in, confirms the change that he had begun, and books', async () => {
  const token = await signIn('driver@example.com', 'web');
  const { content } = await read('/booking/current-user', token);
  const pending = content.find(
    ({ bookingStatus }: { bookingStatus: string }) => bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION',
  );
  const json = { id: pending.id, code: await lastCodeTo(app, 'driver@example.com') };
  expect((await call(app, 'POST /booking/confirm', { token, json })).statusCode).toBe(204);
  expect((await read(`/booking/${pending.id}`, token)).dateBooked).toBe('2026-11-20T16:00:00+09:00');
  const vehicles = await read('/vehicle/current-user', token);
  const { id: vehicleId } = vehicles.content.find(
    ({ registrationPlate }: { registrationPlate: string }) => registrationPlate === 'А102АА75',
  );
  const booked = await call(app, 'POST /booking', {
    token,
    json: { vehicleId, dateBooked: '2026-11-21T15:00:00+09:00' },
  });
  expect(booked.statusCode).toBe(201);
});

test('an operator of 0.1.0 finds line, events and reports, and calls the next truck; the log holds', async () => {
  const token = await signIn('operator@example.com', 'admin');
  expect(await read('/queue', token)).toMatchObject({ waiting: 2, called: 1 });
  const [truck] = (await read('/vehicle/all?registrationPlate=A104AA75', token)).content;
  const json = { vehicleId: truck.id, dateBooked: '2026-11-20T13:00:00+09:00' };
  const { id } = (await call(app, 'POST /booking', { token, json })).json();
  const arrival = await call(app, `PUT /booking/${id}?status=WAITING`, { token, json: {} });
  expect(arrival.json()).toMatchObject({ bookingStatus: 'WAITING' });
  expect((await call(app, 'POST /queue/next', { token, json: {} })).statusCode).toBe(200);
  for (const path of [
    '/events',
    '/vehicle/all',
    '/booking?bookedDate=2026-11-19',
    '/users',
    '/news',
    '/search?q=1N8',
  ])
    expect(JSON.stringify(await read(path, token)).length).toBeGreaterThan(100);
  for (const name of reportNames) await read(`/reports/${name}?from=2026-11-19&to=2026-11-20&by=day`, token);
  const findings: unknown[] = [];
  await verifyLog(app.database.db, {
    heads: { heads: [], strangeLines: [] },
    now: app.clock.now(),
    report: (finding) => findings.push(finding),
  });
  expect(findings).toEqual([]);
});

test('a closure that the parameters of 0.1.0 name is an object, and can be reopened', async () => {
  const token = await signIn('operator@example.com', 'admin');
  const period = new URLSearchParams({ from: '2026-11-21T00:00:00+09:00', to: '2026-11-22T00:00:00+09:00' });
  const [closure] = (await read(`/closures?${period}`, token)).content;
  const expected = {
    from: '2026-11-21T09:00:00+09:00',
    to: '2026-11-21T11:00:00+09:00',
    reasons: { RU: 'Метель' },
  };
  expect(closure).toMatchObject({ ...expected, state: 'PLANNED', by: { id: expect.any(String) } });
  const inForce = async () => (await read('/system-params/booking-params', token)).closures;
  expect(await inForce()).toEqual([{ ...expected, id: closure.id }]);
  const json = { to: closure.from, version: closure.version };
  const reopened = await call(app, `PUT /closures/${closure.id}`, { token, json });
  expect(reopened.json()).toMatchObject({ applied: true, closure: { state: 'REOPENED' } });
  expect(await inForce()).toEqual([]);
});
