import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { hookStatements } from '../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let admin: Visitor;
let overtaking: string;

/** Two trucks wait; the second is called before the first, then the first. */
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  admin = await createVisitor(app, { roles: ['ADMIN'] });
  // As with a real clock, an event is recorded a little after the moment that the booking and the log have.
  hookStatements(app, {
    before: async (text) => {
      if (text.startsWith('update "booking"')) app.clock.advance({ milliseconds: 3 });
    },
  });
  const line = lineOf(app, admin);
  const arrive = async (plate: string) => {
    const { vehicleId } = await createTruck(app, admin.userId, { plate });
    app.clock.advance({ minutes: 1 });
    return line.arrive('2026-11-20T09:00:00+09:00', { vehicleId });
  };
  await arrive('А482МХ75');
  const second = await arrive('黑B12345');
  overtaking = second.id;
  await line.move(overtaking, 'GO_TO_GATE', { reason: 'Скорая', reasonKind: 'MEDICAL' });
  app.clock.advance({ minutes: 1 });
  await line.next();
  const { vehicleId } = await createTruck(app, admin.userId, { plate: 'Т777УХ38' });
  await admin.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'Въехал сам' } });
  await admin.call('GET', `/vehicle/${vehicleId}/disapprove?reason=Blurred`);
});
afterAll(() => app.close());

const find = async (query: string): Promise<JournalEvent[]> => {
  const { status, body } = await admin.call('GET', `/events?size=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.total).toBe(body.content.length);
  return body.content;
};
const plates = (events: readonly JournalEvent[]) => [
  ...new Set(events.map((event) => event.vehicleRegistrationPlate)),
];

test('a part of a plate in any spelling finds what happened to its bookings, bans and documents', async () => {
  expect(plates(await find('plate=482m'))).toEqual(['А482МХ75']);
  expect(plates(await find(`plate=${encodeURIComponent('黑b 12')}`))).toEqual(['黑B12345']);
  expect((await find('plate=777')).map(({ type }) => type)).toEqual(['VEHICLE_DISAPPROVED', 'WARN']);
  expect(await find('plate=777&type=WARN')).toHaveLength(1);
  expect(await find('plate=999')).toEqual([]);
  expect(plates(await find(`plate=${encodeURIComponent('т7')}`))).toEqual(['Т777УХ38']);
});

test('only calls out of order', async () => {
  const [event, ...others] = await find('outOfOrder=true');
  expect(others).toEqual([]);
  expect(event).toMatchObject({ bookingId: overtaking, to: { status: 'GO_TO_GATE' }, reasonKind: 'MEDICAL' });
  expect(await find('outOfOrder=true&plate=482')).toEqual([]);
  expect(await find(`outOfOrder=true&actorId=${admin.userId}`)).toHaveLength(1);
  expect(await find('outOfOrder=true&from=2026-11-21')).toEqual([]);
  expect(await find('outOfOrder=true&type=BAN')).toEqual([]);
});

test('several kinds at once', async () => {
  expect((await find('type=WARN&type=VEHICLE_DISAPPROVED&type=BAN')).map(({ type }) => type)).toEqual([
    'VEHICLE_DISAPPROVED',
    'WARN',
  ]);
});

test('the journal as a sheet has what the filter finds, newest first', async () => {
  const response = await app.server.inject({
    url: '/oktet/api/v1/events/excel?plate=%E9%BB%91b&type=STATUS',
    headers: { authorization: admin.authorization },
  });
  expect(response.statusCode, response.body).toBe(200);
  const { sheets } = await readXlsx(response.rawPayload);
  const [title, filter, , header, ...rows] = sheets[0]?.rows ?? [];
  expect([title?.[0], filter?.[0]]).toEqual(['Журнал', 'Что: Прибытие, вызов, выезд; Номер: 黑b']);
  expect(header).toEqual(['Когда', 'Что', 'Состояние', 'Номер', 'Запись', 'Пользователь', 'Кто', 'Причина']);
  expect(rows.map((row) => [row[2], row[3], row[7]])).toEqual([
    ['К воротам', '黑B12345', 'Скорая'],
    ['В очереди', '黑B12345', null],
  ]);
  const [taken] = await find('type=REPORT_DOWNLOADED');
  expect(taken?.to).toMatchObject({ report: 'journal' });
});

test('an account that was blocked stands in the sheet, without a status of a booking', async () => {
  const { userId } = await createVisitor(app);
  await admin.call('PUT', `/users/${userId}/status?status=BLOCKED&reason=Fraud`);
  const response = await app.server.inject({
    url: `/oktet/api/v1/events/excel?userId=${userId}&type=USER_BLOCKED`,
    headers: { authorization: admin.authorization },
  });
  expect(response.statusCode, response.body).toBe(200);
  const [row] = (await readXlsx(response.rawPayload)).sheets[0]?.rows.slice(4) ?? [];
  expect([row?.[1], row?.[2], row?.[7]]).toEqual(['Аккаунт заблокирован', null, 'Fraud']);
});
