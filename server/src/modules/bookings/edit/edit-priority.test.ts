import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookTruck, confirmBooking, slotAt } from '../../../testing/trucks/test-bookings.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let day = 20;
/** Both slots have three places, two of them reserved. */
let [nine, ten] = ['', ''];

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  day += 1;
  app.clock.set(`2026-11-${day - 1}T12:00:00+09:00`);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  [nine, ten] = [`2026-11-${day}T09:00:00+09:00`, `2026-11-${day}T10:00:00+09:00`];
  await setParams({ slotCapacity: 3, priorityReserve: 2, closures: [], priorityDocumentRequired: false });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const book = async (dateBooked: string, cargoType: string): Promise<string> => {
  const { status, body } = await bookTruck(app, driver, { dateBooked, cargoType });
  expect(status).toBe(201);
  expect((await confirmBooking(app, driver, body.id)).status).toBe(204);
  return body.id;
};

/** Fills the slot: one ordinary booking and two with priority. */
const fill = async (dateBooked: string) => ({
  ordinary: await book(dateBooked, 'GENERAL'),
  priority: await book(dateBooked, 'PERISHABLE'),
  other: await book(dateBooked, 'POST'),
});

const edit = (by: Visitor, id: string, body: object) => by.call('PUT', '/booking', { body: { id, ...body } });
const refusedOf = async (answer: ReturnType<typeof edit>) => {
  const { status, body } = await answer;
  return { status, code: body.code, starts: body.suggestions?.map(({ start }: TimeSlot) => start) };
};

test('a booking that moves and becomes urgent takes a place of the reserve, by operator and by driver', async () => {
  await book(ten, 'GENERAL');
  const [first, second, third] = [
    await book(nine, 'GENERAL'),
    await book(`2026-11-${day}T08:00:00+09:00`, 'GENERAL'),
    await book(`2026-11-${day}T11:00:00+09:00`, 'GENERAL'),
  ];
  const moved = await edit(operator, first, { dateBooked: ten, hasPriority: true });
  expect(moved).toMatchObject({ status: 200, body: { dateBooked: ten, hasPriority: true } });
  const asked = await edit(driver, second, { dateBooked: ten, cargoType: 'PERISHABLE' });
  expect(asked).toMatchObject({
    status: 200,
    body: { cargoType: 'PERISHABLE', hasPriority: true, pendingChanges: { dateBooked: ten } },
  });
  expect((await confirmBooking(app, driver, second)).status).toBe(204);
  const full = await refusedOf(edit(driver, third, { dateBooked: ten, cargoType: 'PERISHABLE' }));
  expect(full).toMatchObject({ status: 409, code: 'SLOT_FULL' });
  expect(full.starts).not.toContain(ten);
  await requireSlotsAgree(app.database.db);
});

test('a booking that leaves a full slot as an ordinary one needs a place where it goes, not where it was', async () => {
  const { priority, other } = await fill(nine);
  const moved = await edit(operator, other, { dateBooked: ten, cargoType: 'GENERAL' });
  expect(moved).toMatchObject({ status: 200, body: { dateBooked: ten, hasPriority: false } });
  await requireSlotsAgree(app.database.db);
  const eleven = `2026-11-${day}T11:00:00+09:00`;
  const asked = await edit(driver, priority, { dateBooked: eleven, cargoType: 'GENERAL' });
  expect(asked).toMatchObject({ status: 200, body: { dateBooked: nine, hasPriority: false } });
  await requireSlotsAgree(app.database.db);
  expect((await confirmBooking(app, driver, priority)).status).toBe(204);
  expect(await slotAt(driver, nine)).toMatchObject({ free: 0, priorityFree: 2 });
  expect(await slotAt(driver, eleven)).toMatchObject({ free: 0, priorityFree: 2 });
});

test('whoever moves and asks for priority shows a document for it, and without one nothing is held', async () => {
  const id = await book(nine, 'GENERAL');
  await setParams({ priorityDocumentRequired: true });
  const asked = edit(driver, id, { dateBooked: ten, cargoType: 'PERISHABLE' });
  expect(await refusedOf(asked)).toMatchObject({ status: 422, code: 'PRIORITY_DOCUMENT_REQUIRED' });
  expect(await slotAt(driver, ten)).toMatchObject({ free: 1, priorityFree: 3 });
});

test('an operator takes priority away from whoever keeps his slot, however full it and the one he asks for are', async () => {
  const { priority, other } = await fill(nine);
  await book(ten, 'GENERAL');
  await book(ten, 'PERISHABLE');
  expect((await edit(driver, priority, { dateBooked: ten })).status).toBe(200);
  expect(await refusedOf(edit(driver, other, { cargoType: 'GENERAL' }))).toMatchObject({
    status: 409,
    code: 'SLOT_FULL',
    starts: expect.not.arrayContaining([nine]),
  });
  for (const [id, change] of [
    [priority, { hasPriority: false }],
    [other, { cargoType: 'GENERAL' }],
  ] as const) {
    const taken = await edit(operator, id, change);
    expect(taken).toMatchObject({ status: 200, body: { dateBooked: nine, hasPriority: false } });
    await requireSlotsAgree(app.database.db);
  }
  expect((await confirmBooking(app, driver, priority)).status).toBe(204);
  expect(await slotAt(driver, nine)).toMatchObject({ free: 0, priorityFree: 1 });
});

test('in a slot that is closed a booking changes its cargo as in any other', async () => {
  const [ordinary, priority] = [await book(nine, 'GENERAL'), await book(nine, 'PERISHABLE')];
  await setParams({ closures: [{ from: nine, to: ten, reason: 'x' }] });
  const change = async (id: string, cargoType: string) => (await edit(driver, id, { cargoType })).body;
  expect(await change(ordinary, 'POST')).toMatchObject({ cargoType: 'POST', hasPriority: true });
  expect(await change(priority, 'GENERAL')).toMatchObject({ cargoType: 'GENERAL', hasPriority: false });
});

test('when the truck has come an operator corrects cargo and priority (and its plate), and nothing else', async () => {
  const { priority: id } = await fill(nine);
  const own = (await operator.call('PUT', `/booking/${id}?status=WAITING`)).body;
  const corrected = await edit(operator, id, { ...own, cargoType: 'GENERAL', hasPriority: false });
  const now = { bookingStatus: 'WAITING', cargoType: 'GENERAL', hasPriority: false };
  expect(corrected).toMatchObject({ status: 200, body: now });
  expect((await edit(operator, id, { hasPriority: true })).body).toMatchObject({ ...now, hasPriority: true });
  const refused = { status: 422, code: 'NOT_EDITABLE' };
  expect(await refusedOf(edit(operator, id, { firstNameOfDriver: 'Пётр' }))).toMatchObject(refused);
  expect(await refusedOf(edit(operator, id, { dateBooked: ten }))).toMatchObject(refused);
  expect(await refusedOf(edit(driver, id, { cargoType: 'EMPTY' }))).toMatchObject(refused);
  await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`);
  expect(await refusedOf(edit(operator, id, { hasPriority: false }))).toMatchObject(refused);
});
