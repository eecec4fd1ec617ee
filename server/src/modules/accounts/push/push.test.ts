import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { startPushService } from '../../../testing/servers/push-service.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let app: TestApp;
let driver: Visitor;

beforeAll(async () => {
  service = await startPushService();
  app = await createTestApp({ env: { PUSH_LOOPBACK: 'on', PUSH_SERVICES: '*.push.example,10.example' } });
});
beforeEach(async () => {
  driver = await createVisitor(app);
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const subscribe = (visitor: Visitor, body: object = service.subscribe()) =>
  visitor.call('POST', '/push-subscriptions', { body });

const rowsOf = ({ userId }: Visitor) =>
  app.database.db.selectFrom('push_subscription').selectAll().where('account_id', '=', userId).execute();

test('the key with which browsers subscribe is a point of the curve and the same for everybody', async () => {
  const { body } = await driver.call('GET', '/push-subscriptions/key');
  const point = Buffer.from(body.publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  const anybody = await app.server.inject('/api/push-subscriptions/key');
  expect(anybody.json()).toEqual(body);
});

test('a session has one subscription, and a browser tells one account', async () => {
  const browser = service.subscribe();
  expect((await subscribe(driver, service.subscribe())).status).toBe(201);
  const { status, body } = await subscribe(driver, browser);
  expect(status).toBe(201);
  expect(await rowsOf(driver)).toMatchObject([{ id: body.id, endpoint: browser.endpoint }]);
  const other = await createVisitor(app);
  await subscribe(other, browser);
  expect(await rowsOf(driver)).toEqual([]);
  expect(await rowsOf(other)).toHaveLength(1);
});

test('a browser that subscribes again keeps its id, by which messages that wait find it', async () => {
  const browser = service.subscribe();
  const first = await subscribe(driver, browser);
  const again = await subscribe(driver, { ...browser, keys: service.subscribe().keys });
  expect(again.body.id).toBe(first.body.id);
  const rows = await rowsOf(driver);
  expect(rows).toMatchObject([{ id: first.body.id }]);
  expect(rows[0]?.p256dh).not.toBe(browser.keys.p256dh);
});

test('it ends when it is removed by its owner, at sign-out, and with the session', async () => {
  const { body } = await subscribe(driver);
  const stranger = await createVisitor(app);
  expect((await stranger.call('DELETE', `/push-subscriptions/${body.id}`)).status).toBe(404);
  expect((await driver.call('DELETE', `/push-subscriptions/${body.id}`)).status).toBe(204);
  expect(await rowsOf(driver)).toEqual([]);
  await subscribe(driver);
  expect((await driver.call('POST', '/logout')).status).toBe(204);
  expect(await rowsOf(driver)).toEqual([]);
});

test.each([
  ['an unknown service', 'https://push.example.org/x'],
  ['a name that only ends alike', 'https://notpush.example/x'],
  ['the bare name of a wildcard', 'https://push.example/x'],
  ['plain text', 'http://a.push.example/x'],
  ['another port', 'https://a.push.example:8443/x'],
  ['a name and a password', 'https://a:b@a.push.example/x'],
  ['an address', 'https://10.0.0.1/x'],
  ['an address in brackets', 'https://[fd00::1]/x'],
])('%s is refused', async (_, endpoint) => {
  const { keys } = service.subscribe();
  const { status, body } = await subscribe(driver, { endpoint, keys });
  expect([status, body.code]).toEqual([422, 'PUSH_SERVICE_REFUSED']);
});

test('keys that nothing can be encrypted for are refused', async () => {
  const { endpoint, keys } = service.subscribe();
  const given = { endpoint, keys: { ...keys, auth: 'short' } };
  expect(await subscribe(driver, given)).toMatchObject({ status: 400 });
  const noPoint = { endpoint, keys: { ...keys, p256dh: 'a'.repeat(87) } };
  expect((await subscribe(driver, noPoint)).body.errors).toMatchObject([
    { propertyPath: 'keys.p256dh', code: 'INVALID_FORMAT' },
  ]);
});
