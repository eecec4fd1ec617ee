import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, bookTruck } from '../../../testing/trucks/test-bookings.ts';

let app: TestApp;
let driver: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const day = '2026-11-21';
const list = async (query = 'page=0&size=10') => {
  const { status, body } = await driver.call('GET', `/booking/current-user?${query}`);
  expect(status).toBe(200);
  return body;
};

const letLeave = async (operator: Visitor, id: string) => {
  for (const status of ['WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE'])
    expect((await operator.call('PUT', `/booking/${id}?status=${status}`)).status).toBe(200);
};

test('a page has codes, documents and places in the line, each booking as it is by itself', async () => {
  const other = await createVisitor(app);
  const ahead = await bookAndConfirm(app, other, `${day}T09:00:00+09:00`);
  const waiting = await bookAndConfirm(app, driver, `${day}T10:00:00+09:00`);
  const papers = [
    (await addDocument(app, driver.authorization)).documentId,
    (await addDocument(app, driver.authorization)).documentId,
  ];
  const booked = await bookAndConfirm(app, driver, `${day}T12:00:00+09:00`);
  await driver.call('PUT', '/booking', { body: { id: booked.id, documents: papers } });
  const gone = await bookAndConfirm(app, driver, `${day}T08:00:00+09:00`);
  app.clock.set(`${day}T09:30:00+09:00`);
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await letLeave(operator, gone.id);
  for (const { id } of [ahead, waiting]) await operator.call('PUT', `/booking/${id}?status=WAITING`);
  const held: Booking = (await bookTruck(app, driver, { dateBooked: `${day}T15:00:00+09:00` })).body;

  const each = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await driver.call('GET', `/booking/${id}`)).body));
  const active = await list();
  expect(active).toEqual({
    content: await each(waiting.id, booked.id, held.id),
    last: true,
    page: 0,
    size: 10,
    total: 3,
  });
  expect(active.content).toMatchObject([
    { queue: { position: 2, ahead: 1 } },
    { documents: [{ documentId: papers[0] }, { documentId: papers[1] }] },
    { confirmation: { kind: 'BOOKING' } },
  ]);
  const all = await list('page=0&size=10&showFinished=true&showCancelled=true&sort=dateBooked,DESC');
  expect(all.content).toEqual(await each(held.id, booked.id, waiting.id, gone.id));
  const { content, last, total } = await list('showFinished=true&size=2&page=1');
  expect([content, last, total]).toEqual([await each(booked.id, held.id), true, 4]);
});

test('who has none is shown an empty page', async () => {
  const nobody = await createVisitor(app);
  const { body } = await nobody.call('GET', '/booking/current-user?page=3&size=10');
  expect(body).toEqual({ content: [], last: true, page: 3, size: 10, total: 0 });
});
