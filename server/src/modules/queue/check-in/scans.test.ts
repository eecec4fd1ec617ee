import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { kioskOf, openRoomyCheckpoint } from '../../../testing/trucks/test-kiosk.ts';
import { readLog } from '../../../testing/trucks/test-log.ts';
import { verifyLog } from '../verify/verify-log.ts';

let app: TestApp;
let operator: Visitor;
let desk: Awaited<ReturnType<typeof kioskOf>>;
let day = Temporal.PlainDate.from('2026-11-20');

const at = (time: string) => `${day}T${time}:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Each test gets its own day and an empty line. */
beforeEach(async () => {
  day = day.add({ days: 2 });
  app.clock.set(at('06:00'));
  operator = await openRoomyCheckpoint(app);
  desk = await kioskOf(app, operator);
  for (const { id } of (await desk.line.read()).content) await desk.line.move(id, 'CANCELED');
});

const passOf = async ({ id }: Booking): Promise<string> =>
  (await operator.call('GET', `/booking/${id}`)).body.passQr;
const scan = (text: string, time: string, by = operator, key?: string) =>
  desk.checkIn({ text, at: at(time) }, { by, ...(key !== undefined && { key }) });
const bookPass = async (slot: string) => {
  const booking = await desk.book(slot);
  return { booking, number: booking.formattedBookingNumber, text: await passOf(booking) };
};
const faults = async () => {
  const findings: string[] = [];
  const heads = { heads: [], strangeLines: [] };
  const report = ({ fault, about }: { fault: string; about?: string }) =>
    findings.push(`${fault} ${about ?? ''}`);
  await verifyLog(app.database.db, { heads, now: app.clock.now(), report });
  return findings;
};

test('a scan counts by its own time: on time or late, in line, and in the log beside the time of receipt', async () => {
  const [first, second, third] = [
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
  ];
  app.clock.set(at('09:05'));
  expect((await desk.checkIn({ text: second.text }, { by: operator })).outcome).toBe('ON_TIME');
  app.clock.set(at('10:30'));
  expect((await scan(first.text, '09:01')).outcome).toBe('ON_TIME');
  expect((await scan(third.text, '09:11')).outcome).toBe('LATE');
  expect(await desk.line.waiting()).toEqual([first.number, second.number, third.number]);
  const log = (await readLog(operator)).filter(({ type }) => type === 'ARRIVAL').slice(-3);
  expect(log.map((entry) => [entry.formattedBookingNumber, entry.at, entry.receivedAt, entry.late])).toEqual([
    [second.number, at('09:05'), undefined, false],
    [first.number, at('09:01'), at('10:30'), false],
    [third.number, at('09:11'), at('10:30'), true],
  ]);
  const { content } = await desk.line.read();
  expect(content.map((row) => row.arrivedAt)).toEqual([at('09:01'), at('09:05'), at('09:11')]);
  expect(await faults()).toEqual([]);
});

test('a truck that was called already is not overtaken; the next call follows the order of arrivals', async () => {
  const [early, called, waiting] = [
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
  ];
  app.clock.set(at('08:50'));
  for (const { text } of [called, waiting]) await desk.checkIn({ text }, { by: operator });
  expect((await desk.line.next()).body.formattedBookingNumber).toBe(called.number);
  app.clock.set(at('09:20'));
  await scan(early.text, '08:40');
  const { content } = await desk.line.read();
  expect(content.map((row) => [row.formattedBookingNumber, row.bookingStatus])).toEqual([
    [called.number, 'GO_TO_GATE'],
    [early.number, 'WAITING'],
    [waiting.number, 'WAITING'],
  ]);
  const next = await desk.line.next();
  expect(next.body.formattedBookingNumber).toBe(early.number);
  expect((await readLog(operator)).at(-1)).toMatchObject({ type: 'CALL', inOrder: true });
  expect(await faults()).toEqual([]);
});

test('a scan repeated with its key, by another phone, or much later makes one arrival', async () => {
  const { booking, text } = await bookPass(at('09:00'));
  const colleague = await createVisitor(app, { roles: ['OPERATOR'] });
  app.clock.set(at('09:30'));
  const key = crypto.randomUUID();
  const [once, again, other] = await Promise.all([
    scan(text, '09:02', operator, key),
    scan(text, '09:02', operator, key),
    scan(text, '09:04', colleague),
  ]);
  const outcomes = [once, again, other].map((answer) => answer?.outcome);
  expect(outcomes.filter((outcome) => outcome === 'ON_TIME').length).toBeGreaterThanOrEqual(1);
  expect(outcomes.every((outcome) => outcome === 'ON_TIME' || outcome === 'ALREADY_WAITING')).toBe(true);
  app.clock.set(at('20:59'));
  expect((await scan(text, '09:02', colleague)).outcome).toBe('ALREADY_WAITING');
  const arrivals = (await readLog(operator)).filter(
    (entry) => entry.formattedBookingNumber === booking.formattedBookingNumber && entry.type === 'ARRIVAL',
  );
  expect(arrivals).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test('twelve hours are counted, not a minute more; a time to come is now', async () => {
  const [kept, tooOld, early] = [
    await bookPass(at('07:00')),
    await bookPass(at('07:00')),
    await bookPass(at('07:00')),
  ];
  await desk.checkIn({ text: early.text, at: at('06:30') }, { by: operator });
  app.clock.set(at('07:30'));
  const params = await operator.call('GET', '/system-params/booking-params');
  expect(params.status).toBe(200);
  app.clock.set(at('18:45'));
  expect((await scan(kept.text, '06:45')).outcome).toBe('ON_TIME');
  expect(await scan(tooOld.text, '06:44')).toMatchObject({ outcome: 'NO_BOOKING', scanFault: 'TOO_OLD' });
  expect(await desk.statusOf(tooOld.booking)).not.toBe('WAITING');
  const { content } = await desk.line.read();
  const arrivedAt = content.find((row) => row.formattedBookingNumber === early.number)?.arrivedAt;
  expect(arrivedAt).toBe(at('06:00'));
});

test('what became of the booking meanwhile is answered, and nothing is recorded', async () => {
  const [canceled, moved, undone, called] = [
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
    await bookPass(at('09:00')),
  ];
  app.clock.set(at('08:30'));
  await desk.line.move(canceled.booking.id, 'CANCELED');
  await operator.call('PUT', '/booking', { body: { id: moved.booking.id, dateBooked: at('12:00') } });
  for (const { text } of [undone, called]) await desk.checkIn({ text }, { by: operator });
  await desk.line.move(called.booking.id, 'GO_TO_GATE');
  await desk.line.move(undone.booking.id, 'BOOKED');
  app.clock.set(at('09:00'));
  expect((await scan(canceled.text, '08:10')).outcome).toBe('CANCELED');
  expect(await scan(moved.text, '08:10')).toMatchObject({
    outcome: 'NO_BOOKING',
    passFault: 'CHANGED',
    formattedBookingNumber: moved.number,
  });
  expect((await scan(called.text, '08:10')).outcome).toBe('CALLED');
  expect(await scan(undone.text, '08:10')).toMatchObject({ outcome: 'NO_BOOKING', scanFault: 'UNDONE' });
  expect(await desk.statusOf(undone.booking)).toBe('BOOKED');
  expect((await scan(undone.text, '08:45')).outcome).toBe('ON_TIME');
  expect((await scan(moved.number, '08:10')).outcome).toBe('EARLY');
  expect(await faults()).toEqual([]);
});

test('the answer names what an undo needs, for an operator alone', async () => {
  const { booking, text } = await bookPass(at('09:00'));
  app.clock.set(at('09:00'));
  const { id, version } = await scan(text, '08:50');
  expect(id).toBe(booking.id);
  expect((await desk.line.move(id ?? '', 'BOOKED', { version })).status).toBe(200);
  expect(await desk.checkIn({ text })).not.toHaveProperty('id');
  expect(await faults()).toEqual([]);
});

test('a truck that checked in at a kiosk is unseen until an operator checks it in as well', async () => {
  const { text } = await bookPass(at('09:00'));
  const other = await bookPass(at('09:00'));
  app.clock.set(at('09:00'));
  await desk.checkIn({ text });
  await desk.checkIn({ text: other.text }, { by: operator });
  const marks = async () => (await desk.line.read()).content.map((row) => row.unseen ?? false);
  expect(await marks()).toEqual([true, false]);
  expect((await desk.checkIn({ text })).outcome).toBe('ALREADY_WAITING');
  expect(await marks()).toEqual([true, false]);
  expect((await scan(text, '09:00')).outcome).toBe('ALREADY_WAITING');
  expect(await marks()).toEqual([false, false]);
});
