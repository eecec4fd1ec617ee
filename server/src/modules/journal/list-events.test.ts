import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { endBans } from '../vehicles/bans/end-bans.ts';

let app: TestApp;
let operator: Visitor;
let second: Visitor;
let driver: Visitor;
let other: Visitor;
let booking: Booking;

const nine = '2026-11-22T09:00:00+09:00';
const later = () => {
  minute += 1;
  app.clock.set(`2026-11-20T12:0${minute}:00+09:00`);
};
let minute = 0;
const must = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};

beforeAll(async () => {
  app = await createTestApp();
  [operator, second] = [
    await createVisitor(app, { roles: ['ADMIN'] }),
    await createVisitor(app, { roles: ['ADMIN'] }),
  ];
  [driver, other] = [await createVisitor(app), await createVisitor(app)];
  booking = await bookAndConfirm(app, driver, nine);
  const { id, vehicleId } = booking;
  later();
  await must(operator.call('PUT', '/booking', { body: { id, language: 'EN' } }));
  later();
  await must(operator.call('GET', `/vehicle/${vehicleId}/disapprove?reason=Blurred`));
  later();
  const until = app.clock.now().add({ hours: 1 }).toString();
  await must(second.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'Parked badly', until } }));
  later();
  await must(second.call('GET', `/vehicle/${vehicleId}/approve`));
  later();
  await must(
    other.call('POST', '/vehicle/v2', {
      body: { model: 'MAN', registrationPlate: booking.vehicleRegistrationPlate },
    }),
  );
  later();
  await bookAndConfirm(app, other, nine);
  app.clock.advance({ hours: 2 });
  await endBans(app.systemContext());
});
afterAll(() => app.close());

const read = async (query: string) => {
  const { status, body } = await operator.call('GET', `/events?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { content: JournalEvent[]; total: number; last: boolean };
};
const typesOf = async (query: string) => (await read(`size=100&${query}`)).content.map(({ type }) => type);

const whole = [
  'UNBAN',
  'CONFIRMED',
  'CREATED',
  'VEHICLE_ADDED',
  'VEHICLE_APPROVED',
  'WARN',
  'VEHICLE_DISAPPROVED',
  'EDITED',
  'CONFIRMED',
  'CREATED',
];

test('events of bookings, bans and acts are one list, newest first, or oldest first to follow it', async () => {
  const { content } = await read('size=100');
  expect(content.map(({ type }) => type)).toEqual(whole);
  const times = content.map(({ eventDate }) => Date.parse(eventDate));
  expect(times).toEqual(times.toSorted((one, two) => two - one));
  expect(await typesOf('since=2026-11-20T12:01:00%2B09:00')).toEqual(whole.slice(0, -3).toReversed());
  expect(await typesOf('since=2026-11-20T14:30:00%2B09:00')).toEqual([]);
});

test('each says who did it, about what and whom, from what to what, and why', async () => {
  const { content } = await read('size=100');
  const about = {
    vehicleId: booking.vehicleId,
    vehicleRegistrationPlate: booking.vehicleRegistrationPlate,
    userId: driver.userId,
    userName: 'Проверкин Иван',
  };
  expect(content[7]).toEqual({
    ...about,
    id: expect.any(String),
    type: 'EDITED',
    bookingId: booking.id,
    formattedBookingNumber: booking.formattedBookingNumber,
    actor: 'ADMIN',
    actorId: operator.userId,
    actorName: 'Проверкин Иван',
    eventDate: '2026-11-20T12:01:00+09:00',
    from: { language: 'RU' },
    to: { language: 'EN' },
    reason: null,
    reasons: null,
    reasonKind: null,
  });
  expect(content[5]).toEqual({
    ...about,
    id: expect.any(String),
    type: 'WARN',
    bookingId: null,
    formattedBookingNumber: null,
    actor: 'ADMIN',
    actorId: second.userId,
    actorName: 'Проверкин Иван',
    eventDate: '2026-11-20T12:03:00+09:00',
    from: null,
    to: { until: '2026-11-20T13:03:00+09:00', reasonCode: null },
    reason: 'Parked badly',
    reasons: { RU: 'Parked badly', EN: 'Parked badly', CN: 'Parked badly' },
    reasonKind: null,
  });
  expect(content[0]).toMatchObject({ actor: 'SYSTEM', actorName: null, to: { unbanMode: 'EXPIRED' } });
  expect(content[9]?.to).toMatchObject({ dateBooked: nine });
});

test('the filters, alone and together', async () => {
  const { vehicleId, id: bookingId } = booking;
  expect(await typesOf(`actorId=${operator.userId}`)).toEqual(['VEHICLE_DISAPPROVED', 'EDITED']);
  expect(await typesOf(`actorId=${second.userId}`)).toEqual(['VEHICLE_APPROVED', 'WARN']);
  expect(await typesOf(`actorId=${driver.userId}`)).toEqual(['CONFIRMED', 'CREATED']);
  expect(await typesOf(`actorId=${other.userId}`)).toEqual(['CONFIRMED', 'CREATED', 'VEHICLE_ADDED']);
  for (const type of new Set(whole))
    expect(await typesOf(`type=${type}`)).toEqual(whole.filter((one) => one === type));
  expect(await typesOf(`bookingId=${bookingId}`)).toEqual(['EDITED', 'CONFIRMED', 'CREATED']);
  const ofVehicle = [
    'UNBAN',
    'VEHICLE_APPROVED',
    'WARN',
    'VEHICLE_DISAPPROVED',
    'EDITED',
    'CONFIRMED',
    'CREATED',
  ];
  expect(await typesOf(`vehicleId=${vehicleId}`)).toEqual(ofVehicle);
  expect(await typesOf(`userId=${driver.userId}`)).toEqual(ofVehicle);
  expect(await typesOf(`vehicleId=${vehicleId}&samePlate=true`)).toEqual([
    'UNBAN',
    'VEHICLE_ADDED',
    ...ofVehicle.slice(1),
  ]);
  expect(await typesOf(`userId=${driver.userId}&actorId=${second.userId}&type=WARN`)).toEqual(['WARN']);
  expect(await typesOf(`bookingId=${bookingId}&userId=${other.userId}`)).toEqual([]);
  expect(await typesOf('from=2026-11-20T12:02:00%2B09:00&to=2026-11-20T12:04:00%2B09:00')).toEqual([
    'VEHICLE_APPROVED',
    'WARN',
    'VEHICLE_DISAPPROVED',
  ]);
  expect(await typesOf('from=2026-11-20&to=2026-11-20')).toEqual(whole);
  expect(await typesOf('from=2026-11-21')).toEqual([]);
  expect((await operator.call('GET', '/events?type=NONSENSE')).status).toBe(400);
});

test('pages hold every event once, and say how many there are', async () => {
  const pages = [];
  for (const page of [0, 1, 2, 3]) pages.push(await read(`size=3&page=${page}`));
  expect(pages.flatMap(({ content }) => content.map(({ type }) => type))).toEqual(whole);
  expect(pages.map(({ last, total }) => [last, total])).toEqual([
    [false, 10],
    [false, 10],
    [false, 10],
    [true, 10],
  ]);
  expect(await read('size=3&page=4')).toMatchObject({ content: [], last: true, total: 10 });
});

test('operators who have done something are listed by name, drivers are not', async () => {
  const { body } = await operator.call('GET', '/events/actors');
  expect(body.content.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [operator.userId, second.userId].toSorted(),
  );
  expect(body.content[0].name).toBe('Проверкин Иван');
});
