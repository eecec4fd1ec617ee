import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { weekdays } from '#contract/params/weekdays.ts';
import type { SetupState } from '#contract/setup/setup.ts';
import { type Call, call, refusal } from '../../testing/people/call-api.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestPair } from '../../testing/test-app.ts';
import { beginSetup } from './setup-key.ts';

type Pair = Awaited<ReturnType<typeof createTestPair>>;
let pair: Pair;
let key: string;

beforeAll(async () => {
  pair = await createTestPair({ env: { DEMO: 'off' } });
});

afterAll(() => pair.close());

/** Every test begins like a new installation. Accounts cannot be deleted, so they lose their roles and addresses. */
beforeEach(async () => {
  const { db } = pair.first.database;
  for (const table of ['setup', 'session', 'booking_params', 'rate_limit', 'news'] as const)
    await db.deleteFrom(table).execute();
  const email = sql<string>`id || '@former.example.org'`;
  await db.updateTable('account').set({ roles: [], email }).execute();
  pair.first.services.cache.forgetAll();
  key = (await beginSetup(pair.first.systemContext())) ?? '';
});

const count = async () => {
  const { db } = pair.first.database;
  const rows = { account: 0, session: 0, booking_params: 0, journal_event: 0, outbox_message: 0 };
  for (const table of Object.keys(rows) as (keyof typeof rows)[])
    rows[table] = (await db.selectFrom(table).selectAll().execute()).length;
  return rows;
};

const ask = (request: string, json: object, options: Call = {}) =>
  call(pair.first, request, { json: { key, ...json }, ...options });

const place = {
  country: 'RU',
  site: {
    names: { RU: 'МАПП Забайкальск', EN: 'Zabaykalsk', CN: '后贝加尔斯克' },
    address: 'Трасса А-350, 480-й км',
  },
};
const hours = {
  slotMinutes: 60,
  slotCapacity: 8,
  priorityReserve: 1,
  weeklyHours: Object.fromEntries(weekdays.map((day) => [day, [{ from: '08:00', to: '20:00' }]])),
};
const administrator = {
  firstName: 'Анна',
  lastName: 'Первая',
  email: 'anna@example.org',
  password: 'gorizont-sever-41',
  language: 'RU',
};
const colleague = { firstName: 'Олег', lastName: 'Второй', email: 'oleg@example.org', role: 'OPERATOR' };

const enterSteps = async () => expect((await ask('PUT /setup', { place, hours })).statusCode).toBe(200);
const testMail = async () => {
  await ask('POST /setup/test-messages', { channel: 'EMAIL', to: 'anna@example.org', language: 'RU' });
  await pair.first.services.jobs.drain();
};
const isOpen = async () => (await call(pair.first, 'GET /setup')).json<{ open: boolean }>().open;

test('what is entered survives, both steps apart, and is in force after the last one', async () => {
  expect(await isOpen()).toBe(true);
  await ask('PUT /setup', { place });
  const kept = (await ask('PUT /setup', { hours })).json<SetupState>();
  expect(kept).toMatchObject({ place, hours });
  expect((await ask('POST /setup', {})).json()).toEqual(kept);
  expect(await count()).toMatchObject({ booking_params: 0 });

  const done = await ask('POST /setup/finish', { administrator });
  expect([done.statusCode, done.body]).toEqual([204, '']);
  const token = String(done.headers.authorization);
  const params = (await call(pair.first, 'GET /system-params/booking-params', { token })).json();
  expect(params).toMatchObject({ ...hours, site: place.site, version: 2 });
  const profile = (await call(pair.first, 'GET /users/current-user', { token })).json();
  expect(profile).toMatchObject({ roles: ['ADMIN'], email: { value: 'anna@example.org', verified: true } });
  const login = { username: 'anna@example.org', password: administrator.password };
  const headers = { 'application-type': 'admin' };
  expect((await call(pair.first, 'POST /login-attempt', { json: login, headers })).statusCode).toBe(200);
});

test('it is over after that, for the key too and after a restart', async () => {
  await enterSteps();
  await ask('POST /setup/finish', { administrator });
  expect(await isOpen()).toBe(false);
  const again = [
    await ask('POST /setup', {}),
    await ask('PUT /setup', { place }),
    await ask('POST /setup/finish', { administrator: { ...administrator, email: 'b@example.org' } }),
    await ask('POST /setup/test-messages', { channel: 'EMAIL', to: 'b@example.org', language: 'RU' }),
  ];
  expect(again.map((answer) => refusal(answer).code)).toEqual(Array(4).fill('SETUP_OVER'));
  expect(await beginSetup(pair.second.systemContext())).toBeUndefined();
  const { draft, key_salt } = await pair.first.database.db
    .selectFrom('setup')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([draft, key_salt]).toEqual([{}, null]);
  await pair.first.database.db.deleteFrom('session').execute();
  await pair.first.database.db.updateTable('account').set({ roles: [] }).execute();
  expect(await isOpen()).toBe(false);
});

test('all instances print the same key, and the database does not hold it', async () => {
  expect(key).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/);
  expect(await beginSetup(pair.second.systemContext())).toBe(key);
  const typed = key.toUpperCase().replaceAll('-', ' ');
  expect((await ask('POST /setup', { key: typed })).statusCode).toBe(200);
  const row = JSON.stringify(await pair.first.database.db.selectFrom('setup').selectAll().execute());
  expect(row).not.toContain(key.replaceAll('-', ''));
});

test('a wrong key opens nothing; after ten guesses of an address the right one has to wait as well', async () => {
  const guess = () => ask('POST /setup', { key: 'aaaaa-bbbbb-ccccc-ddddd' });
  for (let turn = 0; turn < 30; turn += 1) await ask('POST /setup', {});
  const guesses = await Promise.all(Array.from({ length: 14 }, guess));
  const codes = guesses.map((answer) => refusal(answer).code);
  expect(codes.filter((code) => code === 'WRONG_SETUP_KEY')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  expect((await ask('POST /setup', {})).statusCode).toBe(429);
  expect((await ask('POST /setup', {}, { address: '198.51.100.7' })).statusCode).toBe(200);
  const wrong = { key: 'aaaaa', administrator };
  expect((await ask('POST /setup/finish', wrong, { address: '198.51.100.7' })).statusCode).toBe(403);
});

test('of two who finish at once one does, and nothing of the other is there', async () => {
  await enterSteps();
  const finish = (app: Pair['first'], email: string) =>
    call(app, 'POST /setup/finish', { json: { key, administrator: { ...administrator, email } } });
  const before = await count();
  const answers = await Promise.all([
    finish(pair.first, 'a@example.org'),
    finish(pair.second, 'b@example.org'),
    finish(pair.first, 'c@example.org'),
    finish(pair.second, 'd@example.org'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409]);
  const after = await count();
  expect(after).toMatchObject({ account: before.account + 1, session: 1, booking_params: 1 });
});

test('what is refused at the end leaves nothing half written, and names the field', async () => {
  const finish = async (json: object) => refusal(await ask('POST /setup/finish', json));
  expect(await finish({ administrator })).toMatchObject({ fields: ['place REQUIRED'] });
  await enterSteps();
  expect(await finish({ administrator: { ...administrator, password: 'password1' } })).toMatchObject({
    fields: ['administrator.password COMMON_PASSWORD'],
  });
  expect(await finish({ administrator, colleagues: [colleague] })).toMatchObject({ code: 'MAIL_NOT_TESTED' });
  await testMail();
  const before = await count();
  const twice = { administrator, colleagues: [colleague, { ...colleague, email: administrator.email }] };
  expect(await finish(twice)).toMatchObject({ fields: ['colleagues[1].email EMAIL_TAKEN'] });
  await pair.first.services.jobs.drain();
  expect(await count()).toEqual(before);
  expect(await isOpen()).toBe(true);
});

test('a field that is wrong is named', async () => {
  const site = { names: { RU: '', EN: 'x', CN: 'y' } };
  expect(refusal(await ask('PUT /setup', { place: { country: 'RU', site } })).fields.sort()).toEqual([
    'place.site.address REQUIRED',
    'place.site.names.RU REQUIRED',
  ]);
  const many = { ...hours, priorityReserve: 9 };
  expect(refusal(await ask('PUT /setup', { hours: many })).fields).toEqual(['hours.priorityReserve TOO_BIG']);
});

test('a test message goes the way of all messages, and says what became of it', async () => {
  const to = 'anna@example.org';
  const sent = await ask('POST /setup/test-messages', { channel: 'EMAIL', to, language: 'EN' });
  expect(sent.json<SetupState>().channels.EMAIL.test).toEqual({ to, state: 'WAITING', reason: null });
  expect((await messagesTo(pair.first, to)).at(-1)?.subject).toBe('A test message');
  const after = (await ask('POST /setup', {})).json<SetupState>();
  expect(after.channels.EMAIL).toEqual({ isConfigured: false, test: { to, state: 'SENT', reason: null } });
});

test('colleagues are invited by mail, and choose their password by themselves', async () => {
  await enterSteps();
  await testMail();
  const done = await ask('POST /setup/finish', { administrator, colleagues: [colleague] });
  expect(done.statusCode).toBe(204);
  const [invitation] = await messagesTo(pair.first, colleague.email);
  expect(invitation?.body).toContain('Олег, Анна Первая приглашает вас');
  await call(pair.first, 'POST /users/request_password_reset', { json: { userName: colleague.email } });
  const messages = await messagesTo(pair.first, colleague.email);
  expect(messages.some(({ code }) => code !== null)).toBe(true);
});

test('the checklist ticks itself off and is closed for everybody', async () => {
  await enterSteps();
  const done = await ask('POST /setup/finish', { administrator });
  const token = String(done.headers.authorization);
  const read = async () => (await call(pair.first, 'GET /setup/checklist', { token })).json();
  const doneSteps = async () =>
    (await read()).steps
      .filter((step: { done: boolean }) => step.done)
      .map(({ step }: { step: string }) => step);
  expect(await doneSteps()).toEqual(['PLACE', 'HOURS']);
  const gates = { gates: ['A'] };
  await call(pair.first, 'PUT /system-params/booking-params', { token, json: gates });
  const texts = { RU: 'a', EN: 'a', CN: 'a' };
  await call(pair.first, 'POST /news', { token, json: { titles: texts, texts } });
  expect(await doneSteps()).toEqual(['PLACE', 'HOURS', 'GATES', 'NEWS']);
  expect((await read()).open).toBe(true);
  expect((await call(pair.first, 'POST /setup/checklist/close', { token })).statusCode).toBe(204);
  expect((await read()).open).toBe(false);
});
