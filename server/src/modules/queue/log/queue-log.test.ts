import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { truckEntry } from '#contract/queue/queue-log.ts';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';
import { faultsOfLog, readLog } from '../../../testing/trucks/test-log.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { removePlates } from './log.queries.ts';

const friday = '2026-11-20';
const nine = `${friday}T09:00:00+09:00`;
const ten = `${friday}T10:00:00+09:00`;
const eleven = `${friday}T11:00:00+09:00`;

const apps: TestApp[] = [];
let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let line: ReturnType<typeof lineOf>;

const signIn = async () => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, operator);
};

beforeEach(async () => {
  app = await createTestApp();
  apps.push(app);
  app.clock.set('2026-11-20T08:55:00.123+09:00');
  await signIn();
  driver = await createVisitor(app);
});

afterAll(async () => {
  for (const one of apps) await one.close();
});

const minute = () => app.clock.advance({ minutes: 1 });

const liveADay = async () => {
  const first = await line.arrive(nine);
  minute();
  const second = await line.arrive(nine);
  const third = await line.arrive(ten);
  minute();
  await line.move(second.id, 'BOOKED');
  minute();
  await line.move(second.id, 'WAITING');
  await operator.call('PUT', '/booking', { body: { id: third.id, hasPriority: true } });
  await operator.call('PUT', '/booking', { body: { id: third.id, vehicleRegistrationPlate: 'Р777ОХ75' } });
  minute();
  await line.next();
  await operator.call('POST', `/queue/${first.id}/recall`);
  await line.move(first.id, 'WAITING', { reasonKind: 'NO_ANSWER' });
  minute();
  await line.move(third.id, 'GO_TO_GATE', { reasonKind: 'MEDICAL' });
  await line.move(third.id, 'LEFT_WAITING_ZONE');
  await line.move(second.id, 'CANCELED');
  minute();
  await line.next();
  return { first, second, third };
};

test('every act on the line is in the log, and the log can be checked to its last entry', async () => {
  const { first, second, third } = await liveADay();
  const entries = await readLog(driver, `&date=${friday}`);
  const names = new Map([first, second, third].map((one, index) => [one.formattedBookingNumber, index + 1]));
  const acts = entries.map((entry) => `${entry.type} ${names.get(entry.formattedBookingNumber)}`);
  expect(acts).toEqual([
    'ARRIVAL 1',
    'ARRIVAL 2',
    'ARRIVAL 3',
    'ARRIVAL_UNDONE 2',
    'ARRIVAL 2',
    'PRIORITY 3',
    'PLATE 3',
    'CALL 1',
    'RECALL 1',
    'RETURN 1',
    'CALL 3',
    'LEFT 3',
    'CANCEL 2',
    'CALL 1',
  ]);
  expect(await faultsOfLog(entries)).toEqual([]);
  const plates = entries
    .filter(({ type }) => type === 'PLATE')
    .map((entry) => entry.vehicleRegistrationPlate);
  expect(plates).toEqual(['Р777ОХ75']);
  for (const entry of entries) expect(truckEntry.strict().parse(entry)).toEqual(entry);
  expect(entries.map(({ inOrder }) => inOrder).filter((inOrder) => inOrder !== null)).toEqual([
    true,
    false,
    true,
  ]);
  expect(entries.map(({ reasonKind }) => reasonKind).filter(Boolean)).toEqual(['NO_ANSWER', 'MEDICAL']);
  // A truck that did not answer stands behind others, but is not late.
  expect(entries.some(({ late }) => late)).toBe(false);
  expect((await line.read()).content.map(({ late }) => late)).toEqual([false]);
  const { body } = await driver.call('GET', `/queue/log?date=${friday}&size=1`);
  expect(body).toMatchObject({ last: false, head: { seq: 14, hash: entries.at(-1)?.hash } });
  const { logHead } = await line.read();
  expect(body.head).toEqual(logHead);
  expect((await driver.call('GET', `/queue/log?date=${friday}`)).body.content).toHaveLength(10);
});

test('times are those of the bookings, to the microsecond that their order is decided by', async () => {
  app.clock.set('2026-11-20T08:55:00.123456789+09:00');
  const { id } = await line.arrive(nine);
  await line.move(id, 'GO_TO_GATE');
  const [arrival] = await readLog(driver);
  expect(arrival?.at).toBe('2026-11-20T08:55:00.123457+09:00');
  const { rows } = await sql`
    SELECT DISTINCT queue_log.at = booking.arrived_at AS arrived, queue_log.at = booking.called_at AS called,
      (queue_log.body::jsonb ->> 'at')::timestamptz = queue_log.at AS written
    FROM queue_log JOIN booking ON booking.id = queue_log.booking_id`.execute(app.database.db);
  expect(rows).toEqual([{ arrived: true, called: true, written: true }]);
});

test('days follow each other without a gap, and without a day it is the whole log', async () => {
  const moments = [
    '2026-11-20T09:00:00',
    '2026-11-20T23:59:59.999',
    '2026-11-21T00:00:00',
    '2026-11-23T08:00:00',
  ];
  for (const moment of moments) {
    app.clock.set(`${moment}+09:00`);
    await signIn();
    await line.arrive(moment < '2026-11-20T12' ? nine : `${moment.slice(0, 10)}T23:00:00+09:00`);
  }
  const days = [friday, '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
  const seqs = await Promise.all(
    days.map(async (day) => (await readLog(operator, `&date=${day}`)).map(({ seq }) => seq)),
  );
  expect(seqs).toEqual([[1, 2], [3], [], [4], []]);
  expect((await readLog(operator)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  const beyond = await operator.call('GET', '/queue/log?page=1000000&size=1000');
  expect(beyond.body).toMatchObject({ content: [], last: true, head: { seq: 4 } });
});

test('plates are shown for seven days, to the owner longer, and forgotten with the salt in the end', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const { body } = await operator.call('POST', '/booking', { body: { dateBooked: nine, vehicleId } });
  await line.move(body.id, 'WAITING');
  const platesSeenBy = async (visitor: Visitor) =>
    (await readLog(visitor)).map((entry) => entry.vehicleRegistrationPlate);
  const stranger = async () => createVisitor(app);
  const plate = body.vehicleRegistrationPlate;
  expect(await platesSeenBy(await stranger())).toEqual([plate]);
  app.clock.set('2026-11-27T08:55:00+09:00');
  expect(await platesSeenBy(await stranger())).toEqual([plate]);
  app.clock.set('2026-11-27T08:56:00+09:00');
  await signIn();
  expect(await platesSeenBy(await stranger())).toEqual([undefined]);
  expect(await platesSeenBy(operator)).toEqual([undefined]);
  expect(await platesSeenBy(driver)).toEqual([plate]);
  const { db } = app.database;
  expect(await removePlates(db, Temporal.Instant.from('2026-11-20T08:55:00+09:00'))).toBe(0);
  expect(await removePlates(db, Temporal.Instant.from('2026-11-20T08:56:00+09:00'))).toBe(1);
  const entries = await readLog(await stranger());
  expect(await faultsOfLog(entries)).toEqual([]);
  const { rows } = await sql`SELECT plate, salt FROM queue_log`.execute(app.database.db);
  expect(rows).toEqual([{ plate: null, salt: null }]);
});

test('a page is read from the table once, however many ask for it, until the log grows', async () => {
  await line.arrive(nine);
  let reads = 0;
  hookStatements(app, {
    before: async (text) => {
      if (/FROM queue_log\b/.test(text)) reads += 1;
    },
  });
  const ask = () => driver.call('GET', '/queue/log?size=1000');
  const answers = await Promise.all([ask(), ask(), ask()]);
  answers.push(await ask());
  expect(reads).toBe(1);
  for (const { body } of answers) expect(body.content).toHaveLength(1);
  await line.arrive(nine);
  expect((await ask()).body).toMatchObject({ content: [{ seq: 1 }, { seq: 2 }], head: { seq: 2 } });
});

test('the table itself refuses to be changed by mistake', async () => {
  await line.arrive(nine);
  const run = (statement: string) => sql.raw(statement).execute(app.database.db);
  for (const statement of [
    'DELETE FROM queue_log',
    'TRUNCATE queue_log',
    "UPDATE queue_log SET hash = 'x'",
    "UPDATE queue_log SET plate = 'X', salt = NULL",
  ])
    await expect.soft(run(statement), statement).rejects.toThrow('queue_log is append-only');
});

test('a name and a phone in every free text are found neither in the log nor on board or kiosk', async () => {
  const name = 'Забайкалов-Тайный';
  const phone = '+79995550123';
  const told = `${name} ${phone}`;
  const kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  const person = {
    firstNameOfDriver: name,
    lastNameOfDriver: name,
    patronymicOfDriver: name,
    phoneNumber: phone,
    email: 'secret.driver@example.org',
  };
  const arrive = (slot: string) => line.arrive(slot, person);
  const [first, second] = [await arrive(nine), await arrive(nine)];
  const [third, fourth] = [await arrive(ten), await arrive(eleven)];
  const reasons = { RU: told, EN: told, CN: told };
  const move = (id: string, status: BookingStatus, reasonKind: string) =>
    line.move(id, status, { reasonKind, reason: told, reasons });
  await move(first.id, 'GO_TO_GATE', 'AUTHORITY');
  await move(first.id, 'WAITING', 'NO_ANSWER');
  await move(second.id, 'GO_TO_GATE', 'OTHER');
  await operator.call('POST', `/queue/${second.id}/recall`);
  await move(third.id, 'BOOKED', 'MISTAKE');
  await line.move(fourth.id, 'CANCELED', { reason: told, reasons });
  const answers = [
    await driver.call('GET', '/queue/log?size=1000'),
    await operator.call('GET', '/queue/log?size=1000'),
    await driver.call('GET', '/queue?placement=board&size=1000'),
    await kiosk.call('GET', '/queue?placement=board&size=1000'),
    await kiosk.call('GET', '/queue?placement=terminal&size=1000'),
    await kiosk.call('POST', '/queue/check-in', {
      body: { text: first.formattedBookingNumber, phoneEnding: phone.slice(-4) },
    }),
  ];
  for (const { status, body } of answers) {
    const text = JSON.stringify(body);
    expect.soft(status).toBe(200);
    expect.soft(text).toContain('formattedBookingNumber');
    expect.soft(text).not.toMatch(/Забайкалов|9995550123|secret\.driver/i);
  }
  const { rows } = await sql<{ kept: string }>`SELECT queue_log::text AS kept FROM queue_log`.execute(
    app.database.db,
  );
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toMatch(/Забайкалов|9995550123|secret\.driver/i);
});
