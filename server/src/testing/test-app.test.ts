import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { SUPPORT_EMAIL: 'help@example.com' } });
});

afterAll(() => app.close());

test('the application answers, knows its settings and says what it did', async () => {
  expect((await app.server.inject('/api/news')).statusCode).toBe(200);
  expect(app.services.config.site.supportEmail).toBe('help@example.com');
  expect(app.log).toContainEqual(expect.objectContaining({ msg: 'request', status: 200 }));
});

test('its clock moves only by hand', async () => {
  const before = app.services.clock.now();
  app.clock.advance({ minutes: 15 });
  expect(app.services.clock.now().since(before).total('minutes')).toBe(15);
});
