import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { type GuardCode, guardsOfAct, type TruckAct, truckActs } from '#kernel/guards/guards.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookTruck } from '../../testing/trucks/test-bookings.ts';
import { guardFacts } from '../../testing/trucks/test-guards.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let line: ReturnType<typeof lineOf>;
let facts: ReturnType<typeof guardFacts>;

const nine = '2026-11-20T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR', 'ADMIN'] });
  line = lineOf(app, operator);
  facts = guardFacts(app, operator);
});
afterAll(() => app.close());

beforeEach(() => facts.clear());

type Judged = readonly GuardCode[] | undefined;
type Send = (booking: Booking, acknowledged?: Judged) => ReturnType<Visitor['call']>;

const booked = () => line.book(nine);
const waiting = () => line.arrive(nine);
const called = () => facts.call('1');
const held = async (): Promise<Booking> =>
  (await bookTruck(app, await createVisitor(app), { dateBooked: '2026-11-23T09:00:00+09:00' })).body;

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
const giveInLine: Send = ({ id }, acknowledged) =>
  operator.call('PUT', '/booking', { body: { id, hasPriority: true, acknowledged } });
/** The edit brings the truck `vehicleId` of the prepared booking. */
const bringTruck: Send = ({ id, vehicleId }, acknowledged) =>
  operator.call('PUT', '/booking', { body: { id, vehicleId, acknowledged } });
const approve: Send = ({ vehicleId }, acknowledged) => {
  const codes = acknowledged?.length === 0 ? [''] : (acknowledged ?? []);
  return operator.call(
    'GET',
    `/vehicle/${vehicleId}/approve?${codes.map((one) => `acknowledged=${one}`).join('&')}`,
  );
};
const restrict =
  (kind: 'ban' | 'warn'): Send =>
  ({ vehicleId }, acknowledged) =>
    operator.call('POST', `/vehicle/${kind}`, { body: { vehicleId, reason: 'x', acknowledged } });

const withOtherTruck = async (): Promise<Booking> => {
  const booking = await booked();
  const { registrationPlate, vehicleId } = await createTruck(app, booking.userId);
  return { ...booking, vehicleId, vehicleRegistrationPlate: registrationPlate };
};
const unapproved = async (): Promise<Booking> => {
  const { vehicleId, registrationPlate } = await createTruck(app, operator.userId, { approved: false });
  return { vehicleId, vehicleRegistrationPlate: registrationPlate } as Booking;
};
/** The truck is warned, so that its next warning bans it. */
const warned = (reach: () => Promise<Booking>) => async () => {
  const booking = await reach();
  await restrict('warn')(booking);
  return booking;
};

const lastEvent = async ({ id }: Booking) =>
  (await operator.call('GET', `/booking/${id}/history?size=100`)).body.content.at(-1);
const lastOfVehicle =
  (type: string) =>
  async ({ vehicleId }: Booking) =>
    (await operator.call('GET', `/events?vehicleId=${vehicleId}&type=${type}`)).body.content[0];

type Row = {
  readonly act: TruckAct;
  readonly how: string;
  readonly reach: () => Promise<Booking>;
  readonly send: Send;
  readonly codes: readonly GuardCode[];
  /** Guards that stand against the act in any case. */
  readonly always?: readonly GuardCode[];
  readonly event?: (booking: Booking) => Promise<{ to?: { acknowledged?: GuardCode[] } } | undefined>;
};

const callCodes: readonly GuardCode[] = [
  'BANNED',
  'WATCHED',
  'DISPUTED',
  'CHECKPOINT_CLOSED',
  'GATE_CLOSED',
  'GATE_BUSY',
];

const rows: readonly Row[] = [
  { act: 'CONFIRM', how: 'status', reach: held, send: to('BOOKED'), codes: ['WATCHED', 'DISPUTED'] },
  {
    ...{ act: 'ARRIVAL', how: 'status', reach: booked, send: to('WAITING') },
    codes: ['BANNED', 'WATCHED', 'HOURS_EARLY'],
  },
  { act: 'ARRIVAL', how: 'check-in', reach: booked, send: checkIn, codes: ['WATCHED', 'HOURS_EARLY'] },
  { act: 'TAKE_BACK', how: 'status', reach: waiting, send: to('BOOKED'), codes: [] },
  { act: 'CALL', how: 'next', reach: waiting, send: callNext, codes: callCodes },
  {
    ...{ act: 'CALL', how: 'status', reach: waiting, send: to('GO_TO_GATE', { gate: '1' }) },
    codes: [...callCodes, 'OUT_OF_ORDER'],
  },
  {
    ...{ act: 'RECALL', how: 'recall', reach: called, send: recall },
    codes: ['BANNED', 'CHECKPOINT_CLOSED', 'GATE_CLOSED'],
  },
  {
    ...{ act: 'REDIRECT', how: 'gate', reach: () => facts.call('2'), send: redirect },
    codes: ['GATE_CLOSED', 'GATE_BUSY'],
  },
  { act: 'RETURN', how: 'status', reach: called, send: to('WAITING'), codes: [] },
  { act: 'DEPARTURE', how: 'status', reach: called, send: to('LEFT_WAITING_ZONE'), codes: [] },
  { act: 'CANCEL', how: 'DELETE', reach: waiting, send: cancel, codes: ['IN_LINE'] },
  { act: 'CANCEL', how: 'status', reach: waiting, send: to('CANCELED'), codes: ['IN_LINE'] },
  { act: 'EDIT', how: 'in line', reach: waiting, send: giveInLine, codes: ['IN_LINE'] },
  {
    ...{ act: 'EDIT', how: 'another truck', reach: withOtherTruck, send: bringTruck },
    codes: ['WATCHED', 'DISPUTED'],
  },
  {
    ...{ act: 'APPROVE', how: 'approve', reach: unapproved, send: approve, always: ['NO_DOCUMENT'] },
    codes: ['BANNED', 'WATCHED', 'DISPUTED', 'NO_DOCUMENT'],
    event: lastOfVehicle('VEHICLE_APPROVED'),
  },
  ...(['ban', 'warn'] as const).flatMap((kind): Row[] => {
    const [act, reachOf] =
      kind === 'ban' ? (['BAN', (reach: Row['reach']) => reach] as const) : (['WARN', warned] as const);
    const rest = { act, send: restrict(kind), event: lastOfVehicle(act) };
    return [
      { ...rest, how: 'waits', reach: reachOf(waiting), codes: ['IN_LINE'] },
      { ...rest, how: 'coming', reach: reachOf(booked), codes: ['OTHER_BOOKINGS'] },
    ];
  }),
];

const isFact = (code: GuardCode): code is keyof typeof facts.make => code in facts.make;

const make = async (code: GuardCode, booking: Booking, act: TruckAct) => {
  if (code === 'BANNED' && act === 'ARRIVAL') await facts.banKeepingBookings(booking.vehicleId);
  else if (isFact(code)) await facts.make[code](booking);
};

test.each(truckActs)('every guard of %s has its row', (act) => {
  const codes = rows.filter((row) => row.act === act).flatMap((row) => row.codes);
  expect(new Set(codes)).toEqual(new Set(guardsOfAct[act]));
});

describe.each(rows)('$act by $how', ({ act, reach, send, codes, always = [], event = lastEvent }) => {
  test.each(codes)('%s', async (code) => {
    const booking = await reach();
    await make(code, booking, act);
    const before = await event(booking);
    const expected = guardsOfAct[act].filter((one) => one === code || always.includes(one));
    const refused = await send(booking, []);
    expect(refused).toMatchObject({ status: 409, body: { code: 'NEEDS_ACKNOWLEDGEMENT' } });
    expect(refused.body.needs.map((need: { code: string }) => need.code)).toEqual(expected);
    expect(await event(booking), 'nothing has happened').toEqual(before);
    expect((await send(booking, [...expected, 'HOURS_EARLY', 'NO_DOCUMENT'])).status).toBeLessThan(300);
    // The event names only guards that stood against the act, whatever else was acknowledged.
    expect(await event(booking)).toMatchObject({ to: { acknowledged: expected } });
  });

  test('without acknowledgements nothing is judged', async () => {
    const booking = await reach();
    for (const code of codes.filter((one) => one !== 'OUT_OF_ORDER')) await make(code, booking, act);
    expect((await send(booking)).status).toBeLessThan(300);
    expect((await event(booking))?.to ?? {}).not.toHaveProperty('acknowledged');
  });
});

test.each(['TAKE_BACK', 'RETURN', 'DEPARTURE'] as const)('nothing stands against %s', async (act) => {
  const row = rows.find((one) => one.act === act);
  const booking = await (row?.reach() ?? Promise.reject(new Error(act)));
  for (const code of ['WATCHED', 'DISPUTED', 'GATE_CLOSED'] as const) await facts.make[code](booking);
  expect((await row?.send(booking, []))?.status).toBe(200);
});
