import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CurrentDuty, OpenMatter } from '#contract/duties/duties.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { addDocument } from '../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { appealTo } from '../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let admin: Visitor;
let line: ReturnType<typeof lineOf>;

beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  admin = await createVisitor(app, { roles: ['ADMIN'] });
  line = lineOf(app, admin);
});
afterEach(() => app.close());

const open = async (): Promise<OpenMatter[]> =>
  ((await admin.call('GET', '/duties/current')).body as CurrentDuty).open;
const find = async (kind: OpenMatter['kind']) => (await open()).filter((one) => one.kind === kind);
const nine = '2026-11-20T09:00:00+09:00';

const banInLine = async () => {
  const truck = await line.arrive(nine);
  const body = { vehicleId: truck.vehicleId, reason: 'Поддельные документы' };
  expect((await admin.call('POST', '/vehicle/ban', { body })).status).toBe(204);
  return truck;
};

const close = (closures: readonly object[]) =>
  admin.call('PUT', '/system-params/booking-params', { body: { closures } });
const fog = {
  from: '2026-11-20T09:10:00+09:00',
  to: '2026-11-20T10:00:00+09:00',
  reasons: { RU: 'Туман' },
};
const repair = {
  from: '2026-11-21T03:00:00+09:00',
  to: '2026-11-21T05:00:00+09:00',
  reasons: { RU: 'Ремонт' },
};

test('a banned truck in the line', async () => {
  const truck = await banInLine();
  expect(await find('BANNED_IN_LINE')).toEqual([
    {
      kind: 'BANNED_IN_LINE',
      key: `BANNED_IN_LINE ${truck.id}`,
      params: { plate: truck.vehicleRegistrationPlate, since: '2026-11-20T08:55:00+09:00' },
      link: `/bookings/${truck.id}`,
      seen: false,
    },
  ]);
});

test('a truck that was called long ago and has not come to the gate', async () => {
  const truck = await line.arrive(nine);
  await line.move(truck.id, 'GO_TO_GATE', { reason: 'Скорая', reasonKind: 'MEDICAL' });
  expect(await find('CALLED_LATE')).toEqual([]);
  app.clock.advance({ minutes: 20 });
  expect(await find('CALLED_LATE')).toMatchObject([
    { link: `/bookings/${truck.id}`, params: { since: '2026-11-20T08:55:00+09:00' } },
  ]);
});

test('a watched truck that is in the line or booked for today', async () => {
  const today = await line.book('2026-11-20T15:00:00+09:00');
  const here = await line.arrive(nine);
  const tomorrow = await line.book('2026-11-21T15:00:00+09:00');
  const watch = (plate: string, more: object = {}) =>
    admin.call('PUT', `/watch-list/${encodeURIComponent(plate)}`, {
      body: { reasons: { RU: 'Таможня просит сообщить' }, ...more },
    });
  for (const truck of [today, here, tomorrow])
    expect((await watch(truck.vehicleRegistrationPlate)).status).toBe(200);
  const stages = async () => (await find('WATCHED')).map(({ link, params }) => [link, params.status]);
  expect((await stages()).toSorted()).toEqual(
    [
      [`/bookings/${today.id}`, 'BOOKED'],
      [`/bookings/${here.id}`, 'WAITING'],
    ].toSorted(),
  );
  expect((await find('WATCHED'))[0]?.params.reason).toBe('Таможня просит сообщить');
  await watch(today.vehicleRegistrationPlate, { until: '2026-11-20T09:00:00+09:00' });
  app.clock.advance({ minutes: 10 });
  expect(await stages()).toEqual([[`/bookings/${here.id}`, 'WAITING']]);
});

test('a closure that runs or begins within a day', async () => {
  const later = { ...repair, from: '2026-11-22T03:00:00+09:00', to: '2026-11-22T05:00:00+09:00' };
  await close([fog, repair, later]);
  expect((await find('CLOSURE')).map(({ params, link }) => [params.reason, link])).toEqual([
    ['Туман', expect.stringMatching(/^\/closures\/[\w-]{36}$/)],
    ['Ремонт', expect.stringMatching(/^\/closures\/[\w-]{36}$/)],
  ]);
});

test('appeals that wait, with the time until which the next must be decided', async () => {
  const driver = await createVisitor(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  await admin.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'Въехал сам' } });
  const { dueAt } = await appealTo(driver, vehicleId, 'WARN', { text: 'Нет' });
  expect(await find('APPEALS')).toMatchObject([{ params: { count: 1, due: dueAt }, link: '/appeals' }]);
});

test('messages that did not leave, of bookings to come, until one does', async () => {
  const { id } = await line.book('2026-11-23T10:00:00+09:00');
  const note = (sent: boolean, minute: number) =>
    app.database.db
      .insertInto('message_delivery')
      .values({
        message_id: `01980000-0000-7000-8000-0000000000a${minute}`,
        about: id,
        template: 'booking-shifted',
        channel: 'SMS',
        sent,
        at: app.clock.now().add({ minutes: minute }),
      })
      .execute();
  await note(false, 1);
  expect(await find('MESSAGES_FAILED')).toMatchObject([{ params: { count: 1 }, link: `/bookings/${id}` }]);
  await note(true, 2);
  expect(await find('MESSAGES_FAILED')).toEqual([]);
});

test('trucks whose slot is over and who have not come', async () => {
  const { id } = await line.book('2026-11-20T10:00:00+09:00');
  app.clock.set('2026-11-20T11:05:00+09:00');
  expect(await find('NOT_ARRIVED')).toMatchObject([{ params: { count: 1 }, link: `/bookings/${id}` }]);
});

test('vehicles whose documents wait for a check, and plates with several claims', async () => {
  const add = async () => {
    const driver = await createVisitor(app);
    const { documentId } = await addDocument(app, driver.authorization);
    const body = { model: 'MAN', registrationPlate: 'Е444ЕЕ44', documents: [documentId] };
    expect((await driver.call('POST', '/vehicle/v2', { body })).status).toBe(201);
  };
  expect([await find('VEHICLES_TO_CHECK'), await find('DISPUTED')]).toEqual([[], []]);
  await add();
  expect(await find('VEHICLES_TO_CHECK')).toMatchObject([{ params: { count: 1 }, link: '/vehicles' }]);
  await add();
  expect(await find('DISPUTED')).toMatchObject([
    { params: { count: expect.any(Number) }, link: '/vehicles?tab=disputed' },
  ]);
});

test('what was ticked at the take-over is seen; the rest stays to be done', async () => {
  await banInLine();
  await close([fog, repair]);
  const [banned, ...others] = await open();
  expect(others).toHaveLength(2);
  const { body } = await admin.call('POST', '/duties', { body: { seen: [banned?.key] } });
  expect(body.open.map(({ seen }: OpenMatter) => seen)).toEqual([true, ...others.map(() => false)]);
  expect((await open()).filter(({ seen }) => seen).map(({ kind }) => kind)).toEqual(['BANNED_IN_LINE']);
});
