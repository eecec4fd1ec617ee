import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { call } from '../../../testing/people/call-api.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, bookTruck } from '../../../testing/trucks/test-bookings.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T08:00:00+09:00');
  driver = await createVisitor(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const path = '/booking/current-user?size=10&showFinished=true&showCancelled=true';

type Listed = { content: Booking[]; total: number; last: boolean };

/** Compares each booking of the page with the booking read by itself. */
const list = async (): Promise<Listed> => {
  const { body } = await driver.call('GET', path);
  for (const booking of body.content)
    expect(booking).toEqual((await driver.call('GET', `/booking/${booking.id}`)).body);
  return body;
};

test('a page that is asked for again shows whatever has changed meanwhile', async () => {
  const first = await bookAndConfirm(app, driver, '2026-11-21T09:00:00+09:00');
  const { id } = first;
  const put = (status: string) => operator.call('PUT', `/booking/${id}?status=${status}`);
  const acts: readonly (() => Promise<unknown>)[] = [
    () => bookAndConfirm(app, driver, '2026-11-22T09:00:00+09:00'),
    () => driver.call('PUT', '/booking', { body: { id, lastNameOfDriver: 'Ким' } }),
    () => app.database.db.updateTable('booking').set({ model: 'Sitrak' }).where('id', '=', id).execute(),
    () => put('WAITING'),
    () => put('GO_TO_GATE'),
    () => put('LEFT_WAITING_ZONE'),
  ];
  for (const act of acts) {
    await act();
    await list();
  }
  expect((await list()).content[0]).toMatchObject({ lastNameOfDriver: 'Ким', vehicleModel: 'Sitrak' });
});

test('the time that is left for a code goes on, a new code is seen, and a hold that ran out has ended', async () => {
  const { body: held } = await bookTruck(app, driver, { dateBooked: '2026-11-23T09:00:00+09:00' });
  const shown = async () => (await list()).content.find(({ id }) => id === held.id);
  await list();
  app.clock.advance({ minutes: 5, seconds: 1 });
  const before = (await shown())?.confirmation;
  expect(before?.resendInSeconds).toBe(0);
  const form = { bookingId: held.id };
  await call(app, 'POST /booking/confirm/resend', { token: driver.authorization, form });
  expect((await shown())?.confirmation?.resendInSeconds).toBeGreaterThan(0);
  app.clock.advance({ hours: 3 });
  expect(await shown()).toMatchObject({ bookingStatus: 'CANCELED', cancellationReason: 'EXPIRED' });
});

test('documents, and a place in the line, are read every time', async () => {
  const { id } = await bookAndConfirm(app, driver, '2026-11-22T09:00:00+09:00');
  const { documentId } = await addDocument(app, driver.authorization);
  await driver.call('PUT', '/booking', { body: { id, documents: [documentId] } });
  await list();
  await app.database.db.deleteFrom('document').where('id', '=', documentId).execute();
  await list();
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  await list();
});

test('it is one person’s: no browser keeps it, and it goes out compressed as well', async () => {
  const own = await createVisitor(app);
  for (const hour of ['10', '11']) await bookAndConfirm(app, own, `2026-11-24T${hour}:00:00+09:00`);
  const { headers, body } = await own.call('GET', path);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('etag');
  const compressed = await app.server.inject({
    url: `/oktet/api/v1${path}`,
    headers: { authorization: own.authorization, 'accept-encoding': 'br' },
  });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br' });
  const both = await Promise.all([own.call('GET', path), driver.call('GET', path)]);
  expect(both[0].body).toEqual(body);
  expect(both[1].body).not.toEqual(body);
});

test('why a booking was canceled is read in the language of the reader', async () => {
  const reader = await createVisitor(app);
  const { id } = await bookAndConfirm(app, reader, '2026-11-23T09:00:00+09:00');
  const reasons = encodeURIComponent(JSON.stringify({ RU: 'Ремонт', EN: 'Repairs' }));
  expect((await operator.call('DELETE', `/booking/${id}?reasons=${reasons}`)).status).toBe(204);
  const readIn = async (language: string) => {
    await reader.call('PUT', `/users/language?language=${language}`);
    const [listed] = (await reader.call('GET', path)).body.content;
    const alone = (await reader.call('GET', `/booking/${id}`)).body;
    const { content } = (await reader.call('GET', `/booking/${id}/history`)).body;
    return [listed.cancellationReason, alone.cancellationReason, content.at(-1).reason];
  };
  expect(await readIn('RU')).toEqual(['Ремонт', 'Ремонт', 'Ремонт']);
  expect(await readIn('EN')).toEqual(['Repairs', 'Repairs', 'Repairs']);
  expect(await readIn('CN')).toEqual(['Ремонт', 'Ремонт', 'Ремонт']);
});
