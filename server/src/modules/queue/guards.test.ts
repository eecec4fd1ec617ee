import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;

const nine = '2026-11-20T09:00:00+09:00';
const why = { RU: 'Ищет таможня' };

const setParams = async (body: object) =>
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR', 'ADMIN'] });
  line = lineOf(app, operator);
});
afterAll(() => app.close());

beforeEach(async () => {
  for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
  await setParams({ slotCapacity: 100, gates: ['1', '2'], closures: [], arrivalEarlyMinutes: 180 });
  for (const name of ['1', '2']) await operator.call('PUT', `/gates/${name}`, { body: { closed: false } });
});

const booked = () => line.book(nine);
const waiting = () => line.arrive(nine);
const called = async () =>
  (await operator.call('PUT', `/booking/${(await waiting()).id}?status=GO_TO_GATE`, { body: { gate: '1' } }))
    .body as Booking;

/** Puts facts into the world: rows as operators and drivers make them. */
const facts = {
  BANNED: ({ vehicleId }: Booking) =>
    operator.call('POST', '/vehicle/ban', { body: { vehicleId, reasons: why } }),
  WATCHED: ({ vehicleRegistrationPlate: plate }: Booking) =>
    operator.call('PUT', `/watch-list/${encodeURIComponent(plate)}`, { body: { reasons: why } }),
  DISPUTED: async ({ vehicleId, vehicleRegistrationPlate: plate }: Booking) => {
    const rival = await createVisitor(app);
    await app.database.db
      .updateTable('vehicle')
      .set({ approved: false })
      .where('id', '=', vehicleId)
      .execute();
    return rival.call('POST', '/vehicle/v2', { body: { model: 'MAN', registrationPlate: plate } });
  },
  CHECKPOINT_CLOSED: () =>
    setParams({
      closures: [{ from: '2026-11-20T00:00:00+09:00', to: '2026-11-20T23:00:00+09:00', reasons: why }],
    }),
  GATE_CLOSED: () => operator.call('PUT', '/gates/1', { body: { closed: true, reasons: why } }),
  GATE_BUSY: called,
  HOURS_EARLY: () => setParams({ arrivalEarlyMinutes: 0 }),
  OUT_OF_ORDER: () => line.arrive(nine, { hasPriority: true }),
} as const;

type Fact = keyof typeof facts;
type Send = (booking: Booking, acknowledged?: GuardCode[]) => ReturnType<Visitor['call']>;

const to =
  (status: string, more: object = {}): Send =>
  ({ id }, acknowledged) =>
    operator.call('PUT', `/booking/${id}?status=${status}`, { body: { ...more, acknowledged } });
const callNext: Send = ({ id }, acknowledged) =>
  operator.call('POST', '/queue/next', { body: { expectedId: id, gate: '1', acknowledged } });
const recall: Send = ({ id }, acknowledged) =>
  operator.call('POST', `/queue/${id}/recall`, { body: { acknowledged } });
const redirect: Send = ({ id }, acknowledged) =>
  operator.call('PUT', `/queue/${id}/gate`, { body: { gate: '1', acknowledged } });
const checkIn: Send = ({ formattedBookingNumber: text }, acknowledged) =>
  operator.call('POST', '/queue/check-in', {
    body: { text, acknowledged },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const cancel: Send = ({ id }, acknowledged) =>
  operator.call('DELETE', `/booking/${id}`, { body: { acknowledged } });
const edit: Send = ({ id }, acknowledged) =>
  operator.call('PUT', '/booking', { body: { id, hasPriority: true, acknowledged } });

const calledTo2 = async () => {
  const { id } = await waiting();
  return (await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`, { body: { gate: '2' } }))
    .body as Booking;
};

const cases: readonly [string, () => Promise<Booking>, Send, readonly Fact[]][] = [
  ['arrival', booked, to('WAITING'), ['WATCHED', 'HOURS_EARLY']],
  ['check-in', booked, checkIn, ['WATCHED', 'HOURS_EARLY']],
  [
    'call next',
    waiting,
    callNext,
    ['BANNED', 'WATCHED', 'DISPUTED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED', 'GATE_BUSY'],
  ],
  [
    'call by hand',
    waiting,
    to('GO_TO_GATE', { gate: '1' }),
    ['BANNED', 'WATCHED', 'DISPUTED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED', 'GATE_BUSY', 'OUT_OF_ORDER'],
  ],
  ['recall', called, recall, ['BANNED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED']],
  ['redirect', calledTo2, redirect, ['GATE_CLOSED', 'GATE_BUSY']],
];

const historyOf = async ({ id }: Booking) =>
  (await operator.call('GET', `/booking/${id}/history?size=100`)).body.content;

describe.each(cases)('%s', (_, prepare, send, codes) => {
  test.each(codes)('%s', async (code) => {
    const booking = await prepare();
    await facts[code](booking);
    const events = (await historyOf(booking)).length;
    const refused = await send(booking, []);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NEEDS_ACKNOWLEDGEMENT' } });
    expect(refused.body.needs.map((need: { code: string }) => need.code)).toEqual([code]);
    expect(await historyOf(booking)).toHaveLength(events);
    expect((await send(booking, [code, 'NO_DOCUMENT'])).status).toBe(200);
    // Only what does stand against it, whatever else was sent.
    expect((await historyOf(booking)).at(-1)).toMatchObject({ to: { acknowledged: [code] } });
  });

  test('without acknowledgements nothing is judged', async () => {
    const booking = await prepare();
    for (const code of codes.filter((one) => one !== 'OUT_OF_ORDER')) await facts[code](booking);
    expect((await send(booking)).status).toBe(200);
    expect(Object.keys((await historyOf(booking)).at(-1).to)).not.toContain('acknowledged');
  });
});

test.each([
  ['cancel', cancel, 204],
  ['cancel by status', to('CANCELED'), 200],
  ['edit', edit, 200],
] as const)('%s of a truck that waits says so first', async (_, send, status) => {
  const booking = await waiting();
  const refused = await send(booking, []);
  expect(refused.body.needs).toMatchObject([
    { code: 'IN_LINE', params: { plate: booking.vehicleRegistrationPlate } },
  ]);
  expect((await send(booking, ['IN_LINE'])).status).toBe(status);
  expect((await historyOf(booking)).at(-1)).toMatchObject({ to: { acknowledged: ['IN_LINE'] } });
  expect((await send(await booked(), [])).status).toBe(status);
});

test('an edit that brings a watched truck says so; one that keeps the truck does not', async () => {
  const booking = await booked();
  const { registrationPlate, vehicleId } = await createTruck(app, booking.userId);
  await facts.WATCHED({ vehicleRegistrationPlate: registrationPlate } as Booking);
  const body = { id: booking.id, vehicleId, acknowledged: [] };
  expect((await operator.call('PUT', '/booking', { body })).body.needs).toMatchObject([{ code: 'WATCHED' }]);
  await facts.WATCHED(booking);
  const kept = { id: booking.id, lastNameOfDriver: 'Сидоров', acknowledged: [] };
  expect((await operator.call('PUT', '/booking', { body: kept })).status).toBe(200);
});

test('a kiosk and a driver are not judged, and never learn of the list', async () => {
  const booking = await booked();
  await facts.WATCHED(booking);
  const kiosk = await createVisitor(app, { roles: ['BOARD'], type: 'terminal' });
  const answer = await kiosk.call('POST', '/queue/check-in', {
    body: { text: booking.formattedBookingNumber, phoneEnding: '0000', acknowledged: [] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toMatch(/WATCHED|таможня/);
});

test('rows of the console carry what stands against a call, the hall and kiosks do not', async () => {
  const booking = await waiting();
  await facts.BANNED(booking);
  await facts.WATCHED(booking);
  const rowOf = async (placement: string) =>
    (await operator.call('GET', `/queue?size=100&placement=${placement}`)).body.content[0];
  expect((await rowOf('admin')).against).toMatchObject([
    { code: 'BANNED', params: { reasons: { RU: why.RU, CN: why.RU } } },
    { code: 'WATCHED' },
  ]);
  expect(JSON.stringify([await rowOf('board'), await rowOf('terminal')])).not.toMatch(/against|таможня/);
});

test('a ban, a watched plate and a closed gate show at once: the line has a new revision', async () => {
  const booking = await waiting();
  let { revision } = await line.read();
  for (const code of ['WATCHED', 'BANNED', 'GATE_CLOSED'] as const) {
    await facts[code](booking);
    const next = (await line.read()).revision;
    expect([code, next > revision]).toEqual([code, true]);
    revision = next;
  }
});

test('two operators call to one gate at once: the second one is asked', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const other = await createVisitor(app, { roles: ['OPERATOR'] });
  const body = { gate: '1', acknowledged: ['OUT_OF_ORDER'] };
  const answers = await Promise.all([
    operator.call('PUT', `/booking/${first.id}?status=GO_TO_GATE`, { body }),
    other.call('PUT', `/booking/${second.id}?status=GO_TO_GATE`, { body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.needs).toMatchObject([{ code: 'GATE_BUSY', params: { gate: '1' } }]);
});

test('a called truck is sent to another gate: an event, its driver is told, and its answer is awaited anew', async () => {
  const booking = await called();
  const before = (await line.read()).logHead;
  const answer = await operator.call('PUT', `/queue/${booking.id}/gate`, {
    body: { gate: '2', acknowledged: [] },
  });
  expect(answer).toMatchObject({ status: 200, body: { gate: '2', bookingStatus: 'GO_TO_GATE' } });
  expect((await historyOf(booking)).at(-1)).toMatchObject({
    type: 'REDIRECTED',
    from: { gate: '1' },
    to: { gate: '2' },
  });
  expect((await line.read()).logHead).toEqual(before);
  const { value } = (await operator.call('GET', '/users/current-user')).body.phone;
  const told = await messagesTo(app, value);
  expect(told.at(-1)?.body).toMatch(/теперь к воротам 2/);
  const stale = { gate: '1', version: booking.version };
  expect((await operator.call('PUT', `/queue/${booking.id}/gate`, { body: stale })).body.code).toBe(
    'STALE_VERSION',
  );
  const strange = await operator.call('PUT', `/queue/${booking.id}/gate`, { body: { gate: '9' } });
  expect(strange.status).toBe(400);
  const other = await waiting();
  const early = await operator.call('PUT', `/queue/${other.id}/gate`, { body: { gate: '2' } });
  expect(early.body.code).toBe('NOT_CALLED');
});
