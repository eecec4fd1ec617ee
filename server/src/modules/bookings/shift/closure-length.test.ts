import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Visitor;
let admin: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR'] });
  admin = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(() => app.close());

const reasons = { RU: 'Метель', EN: 'Snow storm', CN: '暴风雪' };

const close = async (visitor: Visitor, date: string, minutes: number, more: object = {}) => {
  const address = `/booking/shift?date=${encodeURIComponent(date)}`;
  const { status, body } = await visitor.call('POST', address, {
    body: { minutes, close: { reasons }, ...more },
  });
  return status === 200 ? 200 : `${status} ${body.code}`;
};

const refused = '403 CLOSURE_NEEDS_ADMIN';

test('an operator closes for three hours, not a minute more, and is told so before', async () => {
  const start = '2026-11-21T09:00:00+09:00';
  expect(await close(operator, start, 181, { dryRun: true })).toBe(refused);
  expect(await close(operator, start, 181)).toBe(refused);
  expect(await close(operator, start, 180)).toBe(200);
});

test('what prolongs a closure is counted with it, also with a gap in which nobody could pass', async () => {
  expect(await close(operator, '2026-11-24T09:00:00+09:00', 180)).toBe(200);
  expect(await close(operator, '2026-11-24T12:00:00+09:00', 30)).toBe(refused);
  expect(await close(operator, '2026-11-24T12:40:00+09:00', 30)).toBe(refused);
  expect(await close(operator, '2026-11-24T08:00:00+09:00', 30)).toBe(refused);
  expect(await close(operator, '2026-11-24T14:00:00+09:00', 30)).toBe(200);
});

test('an administrator closes for as long as it takes, and everybody may move bookings away', async () => {
  expect(
    await close(operator, '2026-11-23T00:00:00+09:00', 600, { close: undefined, reason: 'Ремонт' }),
  ).toBe(200);
  expect(await close(admin, '2026-11-22T00:00:00+09:00', 600)).toBe(200);
});

test('undoing a shortening does not make one closure of it and what was closed beside it meanwhile', async () => {
  const at = (time: string) => `2026-11-25T${time}:00+09:00`;
  const closeFrom = (time: string) =>
    operator.call('POST', '/closures', { body: { date: at(time), minutes: 180, reasons } });
  const { id } = (await closeFrom('10:00')).body.closure;
  const shorten = (to: string) => operator.call('PUT', `/closures/${id}`, { body: { to: at(to) } });
  const undo = (visitor: Visitor) => visitor.call('POST', `/closures/${id}/undo`);
  expect((await shorten('12:00')).status).toBe(200);
  expect((await undo(operator)).body.to).toBe(at('13:00'));
  expect((await shorten('10:30')).status).toBe(200);
  expect((await closeFrom('11:30')).status).toBe(200);
  expect(await undo(operator)).toMatchObject({ status: 403, body: { code: 'CLOSURE_NEEDS_ADMIN' } });
  expect((await undo(admin)).body.to).toBe(at('13:00'));
});

test('what an administrator has shortened is no longer again by an operator’s undo', async () => {
  const at = (time: string) => `2026-11-26T${time}:00+09:00`;
  const body = { date: at('10:00'), minutes: 300, reasons };
  const { id } = (await admin.call('POST', '/closures', { body })).body.closure;
  const shorten = (visitor: Visitor, to: string) =>
    visitor.call('PUT', `/closures/${id}`, { body: { to: at(to) } });
  const undo = (visitor: Visitor) => visitor.call('POST', `/closures/${id}/undo`);
  expect((await shorten(admin, '11:00')).status).toBe(200);
  expect(await undo(operator)).toMatchObject({ status: 403, body: { code: 'CLOSURE_NEEDS_ADMIN' } });
  expect((await undo(admin)).body.to).toBe(at('15:00'));
  expect((await shorten(operator, '14:00')).status).toBe(200);
  expect((await undo(operator)).body.to).toBe(at('15:00'));
});
