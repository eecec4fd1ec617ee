import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { call } from '../../testing/people/call-api.ts';
import { addAccount, signIn as openSessionOf, testPassword } from '../../testing/people/test-accounts.ts';
import { confirm, enrolTotp, login, totpNow } from '../../testing/people/test-factors.ts';
import { lastCodeTo, messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { resealSecrets } from './factors/sealed.ts';

const [old, fresh] = ['the secret of the last years: 0123', 'the secret of the next years: 4567'];
const email = 'rotation@example.com';

let database: TestDatabase;
let opened: TestApp[] = [];

const open = async (AUTH_SECRET: string, AUTH_SECRET_ALSO?: string) => {
  const env = { AUTH_SECRET, ...(AUTH_SECRET_ALSO && { AUTH_SECRET_ALSO }) };
  const shared = { ...database, drop: async () => undefined };
  const app = await createTestApp({ env, database: shared });
  opened.push(app);
  return app;
};

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  for (const app of opened) await app.close();
  opened = [];
  await database.drop();
});

const signIn = async (app: TestApp) => {
  const answer = await call(app, 'POST /login-attempt', {
    json: { username: email, password: testPassword },
  });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers.authorization);
};

test('while the secret is replaced, both kinds of instances know sessions, codes, messages, keys and devices of each other', async () => {
  const before = await open(old, fresh);
  const after = await open(fresh, old);
  const { id: userId } = await addAccount(before, { email });
  const token = await signIn(before);
  const { vehicleId } = await createTruck(before, userId);
  const headers = { 'idempotency-key': 'while-it-is-replaced' };
  const json = { vehicleId, dateBooked: '2026-11-21T15:00:00+09:00' };
  const booked = await call(before, 'POST /booking', { token, json, headers });
  expect(booked.statusCode).toBe(201);
  const repeated = await call(after, 'POST /booking', { token, json, headers });
  expect([repeated.statusCode, repeated.json().id]).toEqual([201, booked.json().id]);
  // The other instance sends the message, so it has to open what the first one sealed.
  const code = await lastCodeTo(after, email);
  const confirmed = await call(after, 'POST /booking/confirm', {
    token,
    json: { id: booked.json().id, code },
  });
  expect(confirmed.statusCode).toBe(204);
  const renewed = await signIn(after);
  expect((await call(before, 'GET /users/current-user', { token: renewed })).statusCode).toBe(200);
  const subjects = (await messagesTo(after, email)).map(({ subject }) => subject ?? '');
  expect(subjects.filter((text) => text.includes('нового устройства'))).toEqual([]);

  const alone = await open(fresh);
  expect((await call(alone, 'GET /users/current-user', { token: renewed })).statusCode).toBe(200);
  expect((await call(alone, 'GET /users/current-user', { token })).statusCode).toBe(401);
});

test('factors outlive the secret with which they were sealed', async () => {
  const before = await open(old);
  const mail = 'factors-of-two-secrets@example.com';
  const account = await addAccount(before, { email: mail });
  const { secret, recoveryCodes } = await enrolTotp(before, await openSessionOf(before, account));
  const prove = async (app: TestApp, code: string) =>
    (await confirm(app, (await login(app, mail)).json().confirmation.id, code)).statusCode;
  const during = await open(fresh, old);
  during.clock.advance({ minutes: 1 });
  expect(await prove(during, totpNow(during, secret))).toBe(204);
  expect(await prove(during, recoveryCodes[0] ?? '')).toBe(204);
  await resealSecrets(during.systemContext());
  const after = await open(fresh);
  after.clock.advance({ minutes: 2 });
  expect(await prove(after, totpNow(after, secret))).toBe(204);
  expect(await prove(after, recoveryCodes[1] ?? '')).toBe(204);
  const unrelated = await open(old);
  unrelated.clock.advance({ minutes: 3 });
  expect(await prove(unrelated, totpNow(unrelated, secret))).toBe(400);
  expect(await prove(unrelated, recoveryCodes[2] ?? '')).toBe(400);
});
