import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { createFreshCache } from '../../platform/memory/fresh-cache.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../testing/test-app.ts';
import { bookTruck } from '../../testing/trucks/test-bookings.ts';
import { ensureDaysOnce } from './read-slots.ts';

let [first, second] = [] as unknown as [TestApp, TestApp];
let close: () => Promise<void>;
let driver: Visitor;
let operator: Visitor;
const statements: string[] = [];

beforeAll(async () => {
  ({ first, second, close } = await createTestPair());
  driver = await createVisitor(first);
  operator = await createVisitor(first, { roles: ['ADMIN'] });
  hookStatements(first, { before: async (text) => void statements.push(text) });
});

afterAll(() => close());

const start = '2026-11-22T10:00:00+09:00';
const slotsPath = '/booking/time-slots?date=2026-11-22';
const paths = [
  slotsPath,
  '/booking/dates/2026-11',
  '/booking/statuses/list',
  '/booking/cargo-types/list',
  '/system-params/booking-params',
  '/system-params/booking-blocked',
];

const get = (path: string, headers: Record<string, string> = {}, { authorization } = driver, app = first) =>
  app.server.inject({ method: 'GET', url: `/api${path}`, headers: { authorization, ...headers } });
const freeOf = (slots: TimeSlot[]) => slots.find((slot) => slot.start === start)?.free;

test.each(paths)('%s is the same in every encoding, and 304 to who has it', async (path) => {
  const plain = await get(path);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const { etag } = plain.headers;
  const [br, gzip] = [
    await get(path, { 'accept-encoding': 'gzip, br' }),
    await get(path, { 'accept-encoding': 'gzip' }),
  ];
  if (plain.rawPayload.length >= 1024) {
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  } else expect([br.body, gzip.body]).toEqual([plain.body, plain.body]);
  for (const { headers } of [plain, br, gzip])
    expect(headers).toMatchObject({ etag, 'content-type': 'application/json; charset=utf-8' });
  const known = await get(path, { 'if-none-match': String(etag), 'accept-encoding': 'br' });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
});

test('a booking changes the tag and the free places for whoever asks next, and soon on other instances', async () => {
  const before = await get(slotsPath);
  const free = freeOf(before.json()) ?? 0;
  expect((await bookTruck(first, driver, { dateBooked: start })).status).toBe(201);
  const after = await get(slotsPath, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(freeOf(after.json())).toBe(free - 1);
  const elsewhere = async () => freeOf((await get(slotsPath, {}, driver, second)).json());
  await expect.poll(elsewhere, { interval: 20 }).toBe(free - 1);
});

test('an operator is given what is his, a driver what is his, whoever asks first', async () => {
  const [his, drivers] = [await get(slotsPath, {}, operator), await get(slotsPath)];
  expect(his.json()[0]).toHaveProperty('booked');
  expect(drivers.json()[0]).not.toHaveProperty('booked');
  expect(his.headers.etag).not.toBe(drivers.headers.etag);
});

test('what is past says so as soon as the minute has come', async () => {
  const today = '/booking/time-slots?date=2026-11-20';
  const stateAt = async (hour: string) =>
    (await get(today, {}, operator)).json().find((slot: TimeSlot) => slot.start.includes(`T${hour}`)).state;
  first.clock.set('2026-11-20T12:59:59+09:00');
  expect(await stateAt('12')).not.toBe('PAST');
  first.clock.set('2026-11-20T13:00:00+09:00');
  expect(await stateAt('12')).toBe('PAST');
});

test('parameters that are changed, and booking that is blocked, are known at once here and soon elsewhere', async () => {
  const [params, blocked] = ['/system-params/booking-params', '/system-params/booking-blocked'];
  const read = async (app: TestApp) => [
    (await get(params, {}, driver, app)).json().maxEdits,
    (await get(blocked, {}, driver, app)).json().blocked,
  ];
  expect([await read(first), await read(second)]).toEqual([
    [3, false],
    [3, false],
  ]);
  const change = async (maxEdits: number, isBlocked: boolean) => {
    await operator.call('PUT', params, { body: { maxEdits } });
    await operator.call('PUT', `${blocked}?value=${isBlocked}`);
  };
  onTestFinished(() => change(3, false));
  await change(5, true);
  expect(await read(first)).toEqual([5, true]);
  await expect.poll(() => read(second)).toEqual([5, true]);
});

test('who asks within a moment costs the database nothing', async () => {
  const again = async () => {
    statements.length = 0;
    for (const path of paths) await get(path);
    return statements.length;
  };
  await expect.poll(again, { interval: 1 }).toBe(0);
});

test('days that are made for whoever asks first are news once, not for everybody who asks after him', async () => {
  const forgotten: number[] = [];
  const cache = { ...createFreshCache(), forget: () => void forgotten.push(1) };
  const ctx = { db: first.database.db, config: first.services.config, cache };
  const day = Temporal.PlainDate.from('2027-03-01');
  for (let asked = 0; asked < 3; asked += 1) await ensureDaysOnce(ctx, day, day);
  expect(forgotten).toHaveLength(1);
});
