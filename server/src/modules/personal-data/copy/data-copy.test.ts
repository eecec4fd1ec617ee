import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataCopy } from '#contract/accounts/own-data.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { unzip } from '../../../testing/people/unzip.ts';
import { addDocument, jpegBytes, listStoredFiles } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm } from '../../../testing/trucks/test-bookings.ts';
import { copiedRows } from './copy-rows.queries.ts';
import { sweepCopiesJob } from './sweep-copies.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.clock.set('2026-11-20T12:00:00+09:00'));
afterAll(() => app.close());

const ask = async (who: Visitor): Promise<DataCopy> => {
  const { status, body } = await who.call('POST', '/users/data-copies');
  expect(status).toBe(201);
  return body;
};
const list = async (who: Visitor): Promise<DataCopy[]> => (await who.call('GET', '/users/data-copies')).body;
const fetchCopy = (token: string, { id }: DataCopy) =>
  call(app, `GET /users/data-copies/${id}/download`, { token });
const phoneOf = async ({ userId }: Visitor) => {
  const own = app.database.db.selectFrom('account').select('phone').where('id', '=', userId);
  return (await own.executeTakeFirstOrThrow()).phone ?? '';
};

test('a copy holds everything of its owner, as JSON, sheets and files, and nothing secret', async () => {
  const driver = await createVisitor(app);
  const booked = await bookAndConfirm(app, driver, '2026-11-22T09:00:00+09:00');
  await addDocument(app, driver.authorization, { name: 'моё СТС.jpg' });
  const asked = await ask(driver);
  expect(asked).toMatchObject({ state: 'MAKING', expiresDate: null, size: null });
  await app.services.jobs.drain();
  const [copy] = await list(driver);
  if (!copy) throw new Error('no copy');
  expect(copy).toMatchObject({
    id: asked.id,
    state: 'READY',
    expiresDate: expect.stringMatching(/^2026-11-27T12:00/),
  });
  const answer = await fetchCopy(driver.authorization, copy);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.rawPayload).toHaveLength(copy.size ?? 0);
  const files = unzip(answer.rawPayload);
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '');
  for (const name of Object.keys(copiedRows)) expect([name, Array.isArray(json(name))]).toEqual([name, true]);
  expect(json('account')).toMatchObject([{ id: driver.userId, last_name: 'Проверкин' }]);
  const [booking] = json('bookings');
  expect(booking).toMatchObject({ number: booked.formattedBookingNumber, status: 'BOOKED' });
  expect(booking.events.map(({ type }: { type: string }) => type)).toEqual(['CREATED', 'CONFIRMED']);
  expect(json('messages').length).toBeGreaterThan(0);
  expect(json('sessions')).toHaveLength(1);
  const all = [...files]
    .map(([name, content]) => (name.endsWith('.json') ? content.toString() : ''))
    .join('');
  expect(all).not.toMatch(/"(password_hash|pass_token|sealed_secret|actor_id)"/);
  expect(files.get('bookings.xlsx')?.subarray(0, 2).toString()).toBe('PK');
  expect(files.get('vehicles.xlsx')?.subarray(0, 2).toString()).toBe('PK');
  const uploaded = [...files.keys()].find((name) => name.startsWith('files/'));
  expect([uploaded?.slice(-11), files.get(uploaded ?? '')]).toEqual(['моё СТС.jpg', jpegBytes]);
  const ready = (await messagesTo(app, await phoneOf(driver))).at(-1);
  expect(ready?.body).toContain('копия ваших данных готова');
});

test('everything that has an owner is in the copy, or left out for a reason', async () => {
  const { rows } = await sql<{ table: string }>`
    SELECT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY 1`.execute(app.database.db);
  const leftOut = {
    ban_event: 'in vehicles.json',
    restriction: 'a copy of ban_event, in force',
    data_copy: 'the copies themselves',
    known_device: 'hashes',
    recovery_code_set: 'hashes',
    factor_challenge: 'lives for minutes',
    confirmation_code: 'lives for hours',
    lost_hold: 'lives for a day; the bookings say the same',
    stored_file: 'in documents.json and files/',
    push_subscription: 'the address of a browser, which only its push service and we may know',
  };
  const copied = [
    'session',
    'factor',
    'vehicle',
    'document',
    'booking',
    'appeal',
    'security_event',
    'waiting_list_entry',
    'draw_application',
  ];
  const owned = rows.map(({ table }) => table);
  expect(owned.filter((table) => !(table in leftOut) && !copied.includes(table))).toEqual([]);
});

test('another person, an operator and everybody after seven days get nothing', async () => {
  const driver = await createVisitor(app);
  const copy = await ask(driver);
  await app.services.jobs.drain();
  expect((await fetchCopy(driver.authorization, copy)).statusCode).toBe(200);
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  for (const { authorization } of [operator, await createVisitor(app)])
    expect((await fetchCopy(authorization, copy)).statusCode).toBe(404);
  app.clock.advance({ hours: 7 * 24 });
  expect((await fetchCopy(driver.authorization, copy)).statusCode).toBe(404);
  expect(await list(driver)).toEqual([]);
  const isStored = async () => (await listStoredFiles(app)).some(({ name }) => name.includes(copy.id));
  expect(await isStored()).toBe(true);
  await inTransaction(app.systemContext(), (trx) => app.services.jobs.enqueue(trx, sweepCopiesJob, {}));
  await app.services.jobs.drain();
  expect(await isStored()).toBe(false);
});

test('asked for twice it is the same, one replaces the one before, and there is a limit a day', async () => {
  const owner = await createVisitor(app);
  const asked = await Promise.all([ask(owner), ask(owner), ask(owner)]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  await app.services.jobs.drain();
  const files = (await listStoredFiles(app)).length;
  await ask(owner);
  expect((await list(owner)).map(({ state }) => state)).toEqual(['MAKING', 'READY']);
  await app.services.jobs.drain();
  expect((await list(owner)).map(({ state }) => state)).toEqual(['READY']);
  expect((await listStoredFiles(app)).length).toBe(files);
  await ask(owner);
  await app.services.jobs.drain();
  expect((await owner.call('POST', '/users/data-copies')).status).toBe(429);
});

test('the password is asked for again', async () => {
  const owner = await createVisitor(app);
  app.clock.advance({ minutes: 11 });
  const token = owner.authorization;
  expect(refusal(await call(app, 'POST /users/data-copies', { token })).code).toBe('PASSWORD_REQUIRED');
});

test('one that fails is tried again, then said to have failed, and can be asked for again', async () => {
  const owner = await createVisitor(app);
  const asked = await ask(owner);
  const { storage } = app.services;
  const { write } = storage;
  Object.assign(storage, { write: () => Promise.reject(new Error('no room')) });
  await app.services.jobs.drain();
  expect(await list(owner)).toMatchObject([{ state: 'MAKING' }]);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`.execute(app.database.db);
    await app.services.jobs.drain();
  }
  Object.assign(storage, { write });
  expect(await list(owner)).toMatchObject([{ id: asked.id, state: 'FAILED' }]);
  const [failed] = await messagesTo(app, await phoneOf(owner));
  expect(failed?.body).toContain('сделать не удалось');
  const again = await ask(owner);
  await app.services.jobs.drain();
  expect(await list(owner)).toMatchObject([{ id: again.id, state: 'READY' }]);
});
