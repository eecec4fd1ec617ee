import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appeal as appealSchema } from '#contract/appeals/appeals.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
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
  // Blocks the administrators of other tests, so that they do not count as others who could decide.
  await app.database.db.updateTable('account').set({ status: 'BLOCKED' }).execute();
  driver = await createVisitor(app);
});
afterAll(() => app.close());

const statusOf = async (vehicleId: string) =>
  (await driver.call('GET', `/vehicle/${vehicleId}`)).body.banStatus;
const book = async (vehicleId: string, dateBooked: string) =>
  (await newAdmin(app)).call('POST', '/booking', { body: { dateBooked, vehicleId } });
const phoneOf = async ({ call }: Visitor) => (await call('GET', '/users/current-user')).body.phone.value;

test('lifted: the strike is taken back, the ban ends, what was canceled stays canceled', async () => {
  const { vehicleId, bookings } = await strikeTruck(app, driver, ['2026-11-22', '2026-11-23']);
  expect(await statusOf(vehicleId)).toBe('BANNED');
  const made = await appealTo(driver, vehicleId, 'BAN');
  app.clock.advance({ hours: 1 });
  const { status, body } = await decide(app, made, 'LIFTED');
  expect(status).toBe(200);
  expect(appealSchema.parse(body)).toMatchObject({
    state: 'LIFTED',
    ban: null,
    decision: { by: 'Проверкин Иван', at: '2026-11-23T12:00:00+09:00', reason: 'проверили' },
    version: 2,
    mayDecide: false,
  });
  const events = await banEventsOf(driver, vehicleId);
  expect(events.map(({ type, clearedDate }) => [type, clearedDate !== null])).toEqual([
    ['UNBAN', false],
    ['BAN', true],
    ['WARN', true],
    ['WARN', false],
  ]);
  expect(events[0]).toMatchObject({ reason: 'проверили', unbanMode: 'MANUAL', actor: 'ADMIN' });
  // The first warning is as it was before the second one.
  expect(await statusOf(vehicleId)).toBe('WARNED');
  const admin = await newAdmin(app);
  expect((await admin.call('GET', `/vehicle/${vehicleId}`)).body.warnings).toBe(1);
  expect((await admin.call('GET', `/booking/${bookings[1]}`)).body.bookingStatus).toBe('CANCELED');
  const phone = await phoneOf(driver);
  expect((await messagesTo(app, phone)).at(-1)?.body).toContain('удовлетворено');
  // The first warning still counts together with the next one.
  await strikeTruck(app, driver, ['2026-11-25'], { vehicleId });
  expect(await statusOf(vehicleId)).toBe('BANNED');
});

test('lifting the first of two warnings ends the ban that counted it; the second still counts', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const made = await appealTo(driver, vehicleId, 'WARN');
  await strikeTruck(app, driver, ['2026-11-23'], { vehicleId });
  expect(await statusOf(vehicleId)).toBe('BANNED');
  expect((await decide(app, made, 'LIFTED')).body).toMatchObject({ state: 'LIFTED' });
  expect(await statusOf(vehicleId)).toBe('WARNED');
  expect((await book(vehicleId, '2026-11-24T12:00:00+09:00')).status).toBe(201);
});

test('upheld: all stays as it was, and there is no second appeal', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22', '2026-11-23']);
  const made = await appealTo(driver, vehicleId, 'BAN');
  const { body } = await decide(app, made, 'UPHELD');
  expect(body).toMatchObject({ state: 'UPHELD', ban: { until: '2026-12-07T11:00:00+09:00' } });
  expect(await statusOf(vehicleId)).toBe('BANNED');
  const again = await driver.call('POST', '/appeals', { body: { eventId: made.event.id, text: 'x' } });
  expect(again.body.code).toBe('APPEAL_EXISTS');
  expect((await messagesTo(app, await phoneOf(driver))).at(-1)?.body).toContain('отклонено');
});

test('an operator’s ban ends with its appeal', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  await (await newAdmin(app)).call('POST', '/vehicle/ban', { body: { vehicleId, reason: 'x' } });
  const made = await appealTo(driver, vehicleId, 'BAN');
  expect(made).toMatchObject({
    strike: { type: 'BAN', reasonCode: null, dateBooked: null },
    ban: { until: null },
    evidence: { booking: null, arrival: null },
  });
  await decide(app, made, 'LIFTED');
  expect(await statusOf(vehicleId)).toBe('UNBANNED');
  expect((await book(vehicleId, '2026-11-22T12:00:00+09:00')).status).toBe(201);
});

const decideAs = (by: Visitor, id: string, more: object = {}) =>
  by.call('POST', `/appeals/${id}/decision`, { body: { outcome: 'LIFTED', reason: 'x', ...more } });

test('not decided by who gave it, while there is another administrator', async () => {
  const imposer = await newAdmin(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  await imposer.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x' } });
  const made = await appealTo(driver, vehicleId, 'WARN');
  const other = await newAdmin(app);
  expect((await imposer.call('GET', `/appeals/${made.id}`)).body).toMatchObject({
    imposedBy: { id: imposer.userId, name: 'Проверкин Иван' },
    mayDecide: false,
  });
  const refused = await decideAs(imposer, made.id);
  expect([refused.status, refused.body.code]).toEqual([403, 'DECIDED_BY_ANOTHER']);
  expect(new Set(Object.values(refused.body.messagesByLang)).size).toBe(3);
  // The operator who gave the strike is told of the decision, but not the administrator who has just decided.
  const phone = await phoneOf(imposer);
  expect((await decideAs(other, made.id)).status).toBe(200);
  expect((await messagesTo(app, phone)).at(-1)?.body).toContain('решено: снято');
  expect(await messagesTo(app, await phoneOf(other))).toEqual([]);
});

test('a ban for warnings is not decided by who gave the last of them', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const imposer = await newAdmin(app);
  await imposer.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x' } });
  const made = await appealTo(driver, vehicleId, 'BAN');
  expect(made.event.actor).toBe('SYSTEM');
  expect((await decideAs(imposer, made.id)).body.code).toBe('DECIDED_BY_ANOTHER');
});

test('the only active administrator decides even what he gave himself', async () => {
  const only = await newAdmin(app);
  const { vehicleId } = await createTruck(app, driver.userId);
  await only.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x' } });
  const made = await appealTo(driver, vehicleId, 'WARN');
  await createVisitor(app, { roles: ['OPERATOR'] });
  const blocked = await newAdmin(app);
  await app.database.db
    .updateTable('account')
    .set({ status: 'BLOCKED' })
    .where('id', '=', blocked.userId)
    .execute();
  expect((await only.call('GET', `/appeals/${made.id}`)).body.mayDecide).toBe(true);
  expect((await decideAs(only, made.id)).status).toBe(200);
});

test('nobody decides about his own truck', async () => {
  const admin = await newAdmin(app);
  const { vehicleId } = await createTruck(app, admin.userId);
  await (await newAdmin(app)).call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x' } });
  const made = await appealTo(admin, vehicleId, 'WARN');
  expect((await decideAs(admin, made.id)).body.code).toBe('DECIDED_BY_ANOTHER');
});

test('operators and auditors see appeals and decide none; strangers see none', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const made = await appealTo(driver, vehicleId, 'WARN');
  for (const role of ['OPERATOR', 'AUDITOR'] as const) {
    const reader = await createVisitor(app, { roles: [role] });
    expect((await reader.call('GET', `/appeals/${made.id}`)).body).toMatchObject({ mayDecide: false });
    expect((await decideAs(reader, made.id)).status).toBe(403);
  }
  const stranger = await createVisitor(app);
  expect((await stranger.call('GET', `/appeals/${made.id}`)).status).toBe(404);
  expect((await stranger.call('GET', '/appeals')).status).toBe(403);
  expect((await stranger.call('GET', '/appeals/current-user')).body.content).toEqual([]);
});

test('decided once: a stale version and a second decision change nothing', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const made = await appealTo(driver, vehicleId, 'WARN');
  const admin = await newAdmin(app);
  expect((await decideAs(admin, made.id, { version: 2 })).body.code).toBe('STALE_VERSION');
  expect((await decideAs(admin, made.id, { reason: undefined })).status).toBe(400);
  expect((await decideAs(admin, made.id, { version: 1 })).status).toBe(200);
  expect((await decideAs(admin, made.id, { version: 1 })).body.code).toBe('STALE_VERSION');
  const second = await decideAs(admin, made.id, { outcome: 'UPHELD' });
  expect([second.status, second.body.code]).toEqual([409, 'APPEAL_DECIDED']);
  expect(await statusOf(vehicleId)).toBe('UNBANNED');
});

test('what an operator has lifted meanwhile stays lifted, whatever is decided', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22', '2026-11-23']);
  const made = await appealTo(driver, vehicleId, 'BAN');
  await (await newAdmin(app)).call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });
  expect((await decide(app, made, 'UPHELD')).status).toBe(200);
  expect(await statusOf(vehicleId)).toBe('UNBANNED');
});

test.each([
  ['RU', 'LIFTED', 'удовлетворено', 'решено: снято', 'Ворота отставали'],
  ['RU', 'UPHELD', 'отклонено', 'оставлено в силе', 'Ворота отставали'],
  ['EN', 'LIFTED', 'was granted', 'decided: taken back', 'The gate was behind'],
  ['EN', 'UPHELD', 'was rejected', 'decided: upheld', 'The gate was behind'],
  ['CN', 'LIFTED', '申诉成立', '撤销处罚', '闸口滞后'],
  ['CN', 'UPHELD', '申诉被驳回', '维持处罚', '闸口滞后'],
] as const)('in %s both sides are told that it was %s, and the driver reads why', async (...row) => {
  const [language, outcome, told, office, why] = row;
  const reader = await createVisitor(app, { language });
  const { vehicleId } = await strikeTruck(app, reader, ['2026-11-22']);
  const colleague = await createVisitor(app, { roles: ['ADMIN'], language });
  const { id } = await appealTo(reader, vehicleId, 'WARN');
  const reasons = { RU: 'Ворота отставали', EN: 'The gate was behind', CN: '闸口滞后' };
  const body = { outcome, reasons };
  expect((await (await newAdmin(app)).call('POST', `/appeals/${id}/decision`, { body })).status).toBe(200);
  expect((await messagesTo(app, await phoneOf(reader))).at(-1)?.body).toContain(told);
  expect((await messagesTo(app, await phoneOf(colleague))).at(-1)?.body).toContain(office);
  const { content } = (await reader.call('GET', '/appeals/current-user')).body;
  expect(content).toMatchObject([{ state: outcome, decision: { reasons: { [language]: why } } }]);
});
