import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import type { Note } from '#contract/notes-routes.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;
let colleague: Visitor;
let auditor: Visitor;
let booking: Booking;

beforeEach(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
  operator = await createVisitor(app, { roles: ['OPERATOR'] });
  colleague = await createVisitor(app, { roles: ['ADMIN'] });
  auditor = await createVisitor(app, { roles: ['AUDITOR'] });
  booking = await bookAndConfirm(app, driver, '2026-11-22T09:00:00+09:00');
});
afterEach(() => app.close());

const add = (body: object, who = operator) => who.call('POST', '/notes', { body });
const list = async (query: string, who = operator): Promise<Note[]> =>
  (await who.call('GET', `/notes?${query}`)).body.content;

test('operators note something about a booking or a truck for one another', async () => {
  const { id: bookingId, vehicleId } = booking;
  const added = await add({ bookingId, text: '  Не вызывать,\nпока не позвонят  ' });
  expect(added).toMatchObject({
    status: 201,
    body: {
      bookingId,
      vehicleId: null,
      text: 'Не вызывать,\nпока не позвонят',
      author: { id: operator.userId, name: 'Проверкин Иван' },
    },
  });
  app.clock.advance({ minutes: 1 });
  expect((await add({ vehicleId, text: 'Документы у таможни' }, colleague)).status).toBe(201);
  expect((await list(`bookingId=${bookingId}`, auditor)).map(({ text }) => text)).toEqual([
    'Не вызывать,\nпока не позвонят',
  ]);
  expect(await list(`vehicleId=${vehicleId}`)).toMatchObject([
    { text: 'Документы у таможни', deletableUntil: null },
  ]);
});

test('a note is about one thing that exists, and has at most 500 characters', async () => {
  const { id: bookingId, vehicleId } = booking;
  const codes = async (body: object) => {
    const answer = await add(body);
    return [answer.status, answer.body.errors.map((one: { propertyPath: string }) => one.propertyPath)];
  };
  expect(await codes({ text: 'x' })).toEqual([400, ['bookingId']]);
  expect(await codes({ bookingId, vehicleId, text: 'x' })).toEqual([400, ['vehicleId']]);
  expect(await codes({ bookingId, text: 'x'.repeat(501) })).toEqual([400, ['text']]);
  expect((await operator.call('GET', '/notes')).status).toBe(400);
  const missing = '01980000-0000-7000-8000-0000000000aa';
  expect((await add({ bookingId: missing, text: 'x' })).status).toBe(404);
  expect((await add({ vehicleId: missing, text: 'x' })).status).toBe(404);
});

test('its author deletes it within ten minutes, nobody else and not later', async () => {
  const { id, deletableUntil } = (await add({ bookingId: booking.id, text: 'Ошибка' })).body;
  expect(deletableUntil).toBe(
    app.clock.now().add({ minutes: 10 }).toZonedDateTimeISO('Asia/Chita').toString({ timeZoneName: 'never' }),
  );
  expect((await colleague.call('DELETE', `/notes/${id}`)).status).toBe(403);
  app.clock.advance({ minutes: 9 });
  expect((await operator.call('DELETE', `/notes/${id}`)).status).toBe(204);
  expect((await operator.call('DELETE', `/notes/${id}`)).status).toBe(404);
  const kept = (await add({ bookingId: booking.id, text: 'Остаётся' })).body;
  app.clock.advance({ minutes: 10 });
  expect((await operator.call('DELETE', `/notes/${kept.id}`)).body.code).toBe('NOTE_KEPT');
});

test('no driver sees a note anywhere, and the journal says that there is one, not what it says', async () => {
  const { id: bookingId, vehicleId } = booking;
  await add({ bookingId, text: 'Остаётся' });
  await add({ vehicleId, text: 'Документы у таможни' });
  const mistake = (await add({ bookingId, text: 'Ошибка' })).body;
  await operator.call('DELETE', `/notes/${mistake.id}`);
  for (const path of [
    `/booking/${booking.id}`,
    `/booking/${booking.id}/history`,
    '/vehicle/current-user',
    '/booking/current-user',
  ])
    expect(JSON.stringify((await driver.call('GET', path)).body)).not.toMatch(/Остаётся|таможни/);
  expect((await driver.call('GET', `/notes?bookingId=${booking.id}`)).status).toBe(403);
  const events: JournalEvent[] = (await colleague.call('GET', '/events?size=100')).body.content;
  const noted = events.filter(({ type }) => type.startsWith('NOTE_'));
  expect(noted.map(({ type }) => type)).toEqual(['NOTE_DELETED', 'NOTE_ADDED', 'NOTE_ADDED', 'NOTE_ADDED']);
  expect(noted.at(-1)).toMatchObject({ bookingId, vehicleId, to: null });
});
