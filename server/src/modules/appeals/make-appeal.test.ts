import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appeal as appealSchema } from '#contract/appeals/appeals.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { addDocument } from '../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { appealTo, banEventsOf, decide, newAdmin, strikeTruck } from '../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let driver: Visitor;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});
afterAll(() => app.close());

const post = (by: Visitor, body: object, key?: string) =>
  by.call('POST', '/appeals', { body, headers: { ...(key && { 'idempotency-key': key }) } });
const phoneOf = async ({ call }: Visitor) => (await call('GET', '/users/current-user')).body.phone.value;

test('a warning is appealed against once; the answer, the event and the lists say so', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const [warning] = await banEventsOf(driver, vehicleId);
  expect(warning).toMatchObject({ type: 'WARN', appealableUntil: '2026-12-02T11:00:00+09:00' });
  const admin = await newAdmin(app);
  expect((await banEventsOf(admin, vehicleId))[0]).not.toHaveProperty('appealableUntil');

  app.clock.set('2026-11-22T15:30:00+09:00');
  const body = { eventId: warning?.id, text: 'Стоял в колонне\nперед шлагбаумом' };
  const made = await post(driver, body, 'once');
  expect(made.status).toBe(201);
  expect(appealSchema.parse(made.body)).toMatchObject({
    state: 'OPEN',
    vehicleId,
    event: { id: warning?.id, type: 'WARN' },
    strike: { id: warning?.id, reasonCode: 'NO_SHOW', dateBooked: '2026-11-22T09:00:00+09:00' },
    ban: null,
    text: 'Стоял в колонне\nперед шлагбаумом',
    documents: [],
    createdDate: '2026-11-22T15:30:00+09:00',
    dueAt: '2026-11-25T15:30:00+09:00',
    version: 1,
  });
  expect(made.body).not.toHaveProperty('owner');
  // Repeating the request with its key returns the same appeal; a second appeal is refused.
  expect((await post(driver, body, 'once')).body).toEqual(made.body);
  const again = await post(driver, body);
  expect([again.status, again.body.code, again.body.appealId]).toEqual([409, 'APPEAL_EXISTS', made.body.id]);

  const [after] = await banEventsOf(driver, vehicleId);
  expect(after?.appealId).toBe(made.body.id);
  expect(after).not.toHaveProperty('appealableUntil');
  expect((await driver.call('GET', '/appeals/current-user')).body).toMatchObject({
    content: [{ id: made.body.id }],
    total: 1,
  });
  expect((await driver.call('GET', `/appeals/${made.body.id}`)).body).toEqual(made.body);
  expect((await admin.call('GET', `/appeals/${made.body.id}`)).body).toMatchObject({
    owner: { id: driver.userId, lastName: 'Проверкин' },
    imposedBy: null,
    mayDecide: true,
  });
  const events = (await admin.call('GET', `/events?type=APPEAL_MADE&vehicleId=${vehicleId}`)).body.content;
  expect(events).toMatchObject([{ type: 'APPEAL_MADE', actor: 'DRIVER', vehicleId }]);
});

test('an appeal can be made until the end of appealDays as they were then, and not in that minute', async () => {
  const trucks = [
    await strikeTruck(app, driver, ['2026-11-22']),
    await strikeTruck(app, driver, ['2026-11-22']),
  ];
  const [first, second] = await Promise.all(trucks.map(({ vehicleId }) => banEventsOf(driver, vehicleId)));
  const admin = await newAdmin(app);
  // The time to appeal stays as it was told to the driver, even if the parameter changes.
  await admin.call('PUT', '/system-params/booking-params', { body: { appealDays: 3 } });
  app.clock.set('2026-12-02T10:59:59+09:00');
  expect((await post(driver, { eventId: first?.[0]?.id, text: 'x' })).status).toBe(201);
  app.clock.set('2026-12-02T11:00:00+09:00');
  const late = await post(driver, { eventId: second?.[0]?.id, text: 'x' });
  expect([late.status, late.body.code]).toEqual([422, 'APPEAL_TOO_LATE']);
  expect(late.body.messagesByLang.CN).toBe('申诉期限已过');
  expect((await banEventsOf(driver, trucks[1]?.vehicleId ?? ''))[0]).not.toHaveProperty('appealableUntil');
  await (await newAdmin(app)).call('PUT', '/system-params/booking-params', { body: { appealDays: 10 } });
});

test('only what is one’s own and in force can be appealed against', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const [warning] = await banEventsOf(driver, vehicleId);
  const body = { eventId: warning?.id, text: 'x' };
  const stranger = await createVisitor(app);
  const plate = (await driver.call('GET', `/vehicle/${vehicleId}`)).body.registrationPlate;
  const twin = await createTruck(app, stranger.userId, { plate, approved: false });
  // The stranger sees that the plate is warned. If he could appeal, he would use up its only appeal.
  expect((await banEventsOf(stranger, twin.vehicleId)).map(({ id }) => id)).toContain(warning?.id);
  expect((await banEventsOf(stranger, twin.vehicleId))[0]).not.toHaveProperty('appealableUntil');
  expect((await post(stranger, body)).status).toBe(404);

  const admin = await newAdmin(app);
  await admin.call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });
  const over = await post(driver, body);
  expect([over.status, over.body.code]).toEqual([422, 'NOTHING_TO_APPEAL']);
  const [unban] = await banEventsOf(driver, vehicleId);
  expect(unban?.type).toBe('UNBAN');
  expect((await post(driver, { ...body, eventId: unban?.id })).status).toBe(404);
});

test('a ban for warnings and its last warning are one matter, with one appeal', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22', '2026-11-23']);
  const [ban, second, first] = await banEventsOf(driver, vehicleId);
  const appeal = await appealTo(driver, vehicleId, 'BAN');
  expect(appeal).toMatchObject({
    event: { id: ban?.id, type: 'BAN' },
    strike: { id: second?.id, type: 'WARN' },
    ban: { id: ban?.id, until: '2026-12-07T11:00:00+09:00' },
    evidence: { warning: { number: 2, limit: 2 } },
  });
  const again = await post(driver, { eventId: second?.id, text: 'x' });
  expect([again.status, again.body.appealId]).toEqual([409, appeal.id]);
  // The first warning is a strike of its own and can still be appealed against.
  expect((await post(driver, { eventId: first?.id, text: 'x' })).status).toBe(201);
});

test('documents: three of one’s own, kept while the appeal waits', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const [warning] = await banEventsOf(driver, vehicleId);
  const paper = (by: Visitor, name: string) =>
    addDocument(app, by.authorization, { name, type: 'OTHER' }).then(({ documentId }) => documentId);
  const own = [await paper(driver, 'a.jpg'), await paper(driver, 'b.pdf'), await paper(driver, 'c.jpg')];
  const stranger = await createVisitor(app);
  const body = { eventId: warning?.id, text: 'x' };
  const foreign = await paper(stranger, 'd.jpg');
  expect((await post(driver, { ...body, documents: [foreign] })).status).toBe(404);
  expect((await post(driver, { ...body, documents: [...own, foreign] })).status).toBe(400);
  expect((await post(driver, { ...body, text: 'x'.repeat(2001) })).status).toBe(400);
  const made = await post(driver, { ...body, documents: own });
  expect(made.body.documents.map(({ documentId }: { documentId: string }) => documentId).sort()).toEqual(
    own.toSorted(),
  );
  const refused = await driver.call('DELETE', `/document/${own[0]}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_IN_USE']);
  await decide(app, made.body, 'UPHELD');
  expect((await driver.call('DELETE', `/document/${own[0]}`)).status).toBe(204);
});

test.each([
  ['RU', 'принято', 'Обжаловать можно до'],
  ['EN', 'we have your appeal', 'You can appeal until'],
  ['CN', '已收到车辆', '可申诉至'],
] as const)('in %s driver and administrators are told', async (language, made, offered) => {
  const reader = await createVisitor(app, { language });
  const admin = await createVisitor(app, { roles: ['ADMIN'], language });
  const adminPhone = await phoneOf(admin);
  const { vehicleId } = await strikeTruck(app, reader, ['2026-11-22']);
  const phone = await phoneOf(reader);
  expect((await messagesTo(app, phone)).at(-1)?.body).toContain(offered);
  await appealTo(reader, vehicleId, 'WARN');
  expect((await messagesTo(app, phone)).at(-1)?.body).toContain(made);
  const [waits] = (await messagesTo(app, adminPhone)).slice(-1);
  expect(waits?.body).toMatch(
    { RU: /ждёт решения до/, EN: /must be decided by/, CN: /待处理，时限/ }[language],
  );
});
