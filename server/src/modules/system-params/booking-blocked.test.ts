import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let driver: Visitor;
let operator: Visitor;
const path = '/system-params/booking-blocked';
const open = { blocked: false, reason: null, reasons: null };

beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app, { language: 'EN' });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterEach(async () => void (await operator.call('PUT', `${path}?value=false`)));

afterAll(() => app.close());

test('an operator blocks booking with a reason, drivers see it, and releasing forgets the reason', async () => {
  expect((await driver.call('GET', path)).body).toEqual(open);
  const reasons = { RU: 'Снег', EN: 'Снег', CN: 'Снег' };
  const blocked = { blocked: true, reason: 'Снег', reasons };
  expect(
    (await operator.call('PUT', `${path}?value=true&reason=${encodeURIComponent('  Снег ')}`)).body,
  ).toEqual(blocked);
  expect((await driver.call('GET', path)).body).toEqual(blocked);
  expect((await operator.call('PUT', `${path}?value=false&reason=x`)).body).toEqual(open);
});

test('the same answer under both paths of the API', async () => {
  const headers = { authorization: driver.authorization };
  for (const base of ['/api', '/oktet/api/v1'])
    expect((await app.server.inject({ url: `${base}${path}`, headers })).json()).toEqual(open);
});

test('a driver may not change it, and an administrator in a web session is a driver', async () => {
  expect((await driver.call('PUT', `${path}?value=true`)).status).toBe(403);
  const asDriver = await createVisitor(app, { roles: ['ADMIN'], type: 'web' });
  expect((await asDriver.call('PUT', `${path}?value=true`)).status).toBe(403);
});

test('a value that is neither true nor false is refused at its field, in the language of the account', async () => {
  const { status, body } = await operator.call('PUT', `${path}?value=perhaps`);
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { propertyPath: 'value', code: 'INVALID_VALUE', message: 'Недопустимое значение' },
  ]);
  expect((await operator.call('PUT', path)).body.errors).toMatchObject([
    { propertyPath: 'value', code: 'REQUIRED' },
  ]);
});

test('a reason in several languages: its Russian text beats the query’s, who has none of his own reads that', async () => {
  const put = (query: string, reasons: object | null) =>
    operator.call('PUT', `${path}?value=true${query}`, { body: { reasons } });
  const given = { RU: 'Снегопад', EN: 'Heavy snow' };
  const reasons = { ...given, CN: 'Снегопад' };
  expect(await put('&reason=x', given)).toMatchObject({
    status: 200,
    body: { blocked: true, reason: 'Снегопад', reasons },
  });
  expect((await driver.call('GET', path)).body).toEqual({ blocked: true, reason: 'Heavy snow', reasons });
  expect((await put('&reason=Buran', { CN: '暴雪' })).body.reasons).toEqual({
    RU: 'Buran',
    EN: 'Buran',
    CN: '暴雪',
  });
  const { status, body } = await put('', { EN: 'Snow' });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ propertyPath: 'reasons.RU', code: 'REQUIRED' }]);
  expect((await put('', null)).body).toEqual({ blocked: true, reason: null, reasons: null });
  const echo = (await operator.call('PUT', `${path}?value=true&reason=x`)).body;
  expect((await operator.call('PUT', `${path}?value=true`, { body: echo })).body).toEqual(echo);
});
