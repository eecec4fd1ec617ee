import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { escapeMeantPluses } from './meant-pluses.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test.each([
  ['/a?date=2026-11-18T10:00:00+09:00&x=1', '/a?date=2026-11-18T10:00:00%2B09:00&x=1'],
  ['/a?from=2026-11-18T10:00:00.5+0900', '/a?from=2026-11-18T10:00:00.5%2B0900'],
  ['mobileNumber=+79140001231', 'mobileNumber=%2B79140001231'],
  ['/a?mail=ivan+trucks@example.org', '/a?mail=ivan%2Btrucks@example.org'],
  ['/a?q=Volvo+FH+460&z=+', '/a?q=Volvo+FH+460&z=+'],
  ['/a?q=%2B7', '/a?q=%2B7'],
])('%s is read as %s', (text, read) => {
  expect(escapeMeantPluses(text)).toBe(read);
});

test('a time, a number and an address are understood as they are answered', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const ask = (method: 'GET' | 'PUT', path: string, form?: string) =>
    app.server.inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: operator.authorization,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: form }),
    });
  const listed = await ask('GET', '/vehicle/all?bookedFrom=2026-11-18T10:00:00+09:00');
  const phone = await ask('PUT', '/users/phone', 'mobileNumber=+79140001231');
  const mail = await ask('PUT', '/users/mail?mail=ivan+trucks@example.org');
  expect([listed, phone, mail].map(({ statusCode }) => statusCode)).not.toContain(400);
});
