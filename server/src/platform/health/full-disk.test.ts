import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { jpegBytes, listFileRows, padded } from '../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { writeFault } from '../storage/storage.ts';

let app: TestApp;
let driver: Visitor;
let url: string;

beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
  url = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

const ready = async () => (await app.server.inject('/health/ready')).statusCode;
const faults = () => app.log.filter(({ level }) => level === 50).map(({ msg }) => msg);

const sendPhoto = () => {
  const form = new FormData();
  form.set('bucket', 'documents');
  form.set('purpose', 'document');
  form.set('file', new Blob([new Uint8Array(padded(jpegBytes, 5_000_000))]), 'a.jpg');
  const headers = { authorization: driver.authorization };
  return fetch(`${url}/api/files/upload`, { method: 'POST', headers, body: form });
};

test('no room for files: 507 with its own words, a line in the log, not ready until there is some', async () => {
  const earlier = faults().length;
  const { storage } = app.services;
  const { write } = storage;
  // A real ENOSPC from the kernel.
  storage.write = async (_, content) => {
    try {
      await pipeline(content, createWriteStream('/dev/full'));
      return 0;
    } catch (error) {
      throw writeFault(error);
    }
  };
  for (let time = 0; time < 2; time += 1) {
    const answer = await sendPhoto();
    expect(answer.status).toBe(507);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({
      code: 'STORAGE_FULL',
      message: expect.stringContaining('место'),
    });
  }
  expect(faults().slice(earlier)).toEqual(['there is no room left for uploaded files']);
  expect(await ready()).toBe(503);
  storage.write = write;
  expect(await ready()).toBe(200);
  expect((await sendPhoto()).status).toBe(201);
  expect(await listFileRows(app)).toHaveLength(1);
});

const fillDatabase = [
  `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END$$`,
  'CREATE TRIGGER no_room BEFORE INSERT ON booking EXECUTE FUNCTION no_room()',
  `CREATE FUNCTION no_new_table() RETURNS event_trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END$$`,
  `CREATE EVENT TRIGGER no_new_table ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS')
    EXECUTE FUNCTION no_new_table()`,
];
const makeRoom = ['DROP EVENT TRIGGER no_new_table', 'DROP FUNCTION no_room CASCADE'];

test('no room in the database: 503 with its own words, reading goes on, not ready until there is some', async () => {
  const { db } = app.database;
  const { vehicleId } = await createTruck(app, driver.userId);
  const book = () =>
    driver.call('POST', '/booking', { body: { vehicleId, dateBooked: '2026-11-22T09:00:00+09:00' } });
  for (const statement of fillDatabase) await sql.raw(statement).execute(db);
  expect(await book()).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: { code: 'DATABASE_FULL', message: expect.stringContaining('место') },
  });
  expect(faults()).toContain('there is no room left on the disk of the database');
  expect((await driver.call('GET', '/booking/time-slots?date=2026-11-22')).status).toBe(200);
  expect(await ready()).toBe(503);
  for (const statement of makeRoom) await sql.raw(statement).execute(db);
  expect(await ready()).toBe(200);
  expect((await book()).status).toBe(201);
});
