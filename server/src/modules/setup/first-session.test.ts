import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import type { SetupState } from '#contract/setup/setup.ts';
import { call, refusal } from '../../testing/people/call-api.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { beginSetup } from './setup-key.ts';

let app: TestApp;
let demo: TestApp;
let key: string | undefined;

/** Settings as in production, where channels and a second factor are configured. */
const env = {
  DEMO: 'off',
  REQUIRE_ADMIN_SECOND_STEP: 'on',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_COUNTRIES: '+7',
};

beforeAll(async () => {
  app = await createTestApp({ env });
  demo = await createTestApp();
  key = await beginSetup(app.systemContext());
});

afterAll(async () => {
  await app.close();
  await demo.close();
});

const ask = (request: string, json: object) => call(app, request, { json: { key, ...json } });
const openHours = Object.fromEntries(weekdays.map((day) => [day, []]));

test('a demo is not set up', async () => {
  expect(await beginSetup(demo.systemContext())).toBeUndefined();
  expect((await call(demo, 'GET /setup')).json()).toEqual({ open: false });
});

test('what could not be sent says why, and nobody is invited by it', async () => {
  await ask('POST /setup/test-messages', { channel: 'EMAIL', to: 'a@example.org', language: 'EN' });
  await app.services.jobs.drain().catch(() => undefined);
  const { channels } = (await ask('POST /setup', {})).json<SetupState>();
  expect(channels.EMAIL).toMatchObject({ isConfigured: true, test: { state: 'FAILED' } });
  expect(channels.EMAIL?.test?.reason).toContain('ECONNREFUSED');
  const sms = await ask('POST /setup/test-messages', {
    channel: 'SMS',
    to: '+8613900000000',
    language: 'CN',
  });
  expect(refusal(sms).fields).toEqual(['to INVALID_VALUE']);
});

test('where a second factor is demanded, the first session only leads to it', async () => {
  const names = { RU: 'a', EN: 'a', CN: 'a' };
  const hours = { slotMinutes: 60, slotCapacity: 1, priorityReserve: 0, weeklyHours: openHours };
  await ask('PUT /setup', { place: { country: 'RU', site: { names, address: 'b' } }, hours });
  const person = { firstName: 'A', lastName: 'B', email: 'a@example.org', language: 'EN' };
  const administrator = { ...person, password: 'gorizont-sever-41' };
  const done = await ask('POST /setup/finish', { administrator });
  const token = String(done.headers.authorization);
  expect((await call(app, 'GET /users/current-user', { token })).json()).toMatchObject({ lacksFactor: true });
  expect(refusal(await call(app, 'GET /setup/checklist', { token })).code).toBe('FACTOR_REQUIRED');
});
