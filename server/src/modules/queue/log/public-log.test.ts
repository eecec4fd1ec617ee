import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { createVisitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';
import { readLog } from '../../../testing/trucks/test-log.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
});

afterAll(() => app.close());

test('whoever is not signed in reads the same entries without plates', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  await lineOf(app, operator).arrive('2026-11-20T09:00:00+09:00');
  const answer = await call(app, 'GET /queue/log');
  expect(answer.statusCode).toBe(200);
  const [entry] = answer.json().content;
  expect(entry).not.toHaveProperty('vehicleRegistrationPlate');
  const [withPlate] = await readLog(await createVisitor(app));
  expect(withPlate?.vehicleRegistrationPlate).toBeDefined();
  expect(entry.hash).toBe(withPlate?.hash);
  expect((await call(app, 'GET /queue/accuracy')).statusCode).toBe(200);
});
