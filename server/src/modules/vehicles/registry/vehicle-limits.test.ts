import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"vehicleChangesPerAccount":5}' } });
});

afterAll(() => app.close());

const add = (visitor: Visitor, plate: string) =>
  visitor.call('POST', '/vehicle/v2', { body: { model: 'КамАЗ 5490', registrationPlate: plate } });

test('adding, changing and deleting trucks in a row comes to an end, for ten minutes', async () => {
  const driver = await createVisitor(app);
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await add(driver, 'А001АА75');
    expect(status).toBe(201);
    expect((await driver.call('DELETE', `/vehicle/${body.id}`)).status).toBe(204);
  }
  const { body } = await add(driver, 'А001АА75');
  const change = () => driver.call('PUT', '/vehicle/v2', { body: { id: body.id, model: 'MAN' } });
  for (const refused of [await add(driver, 'А002АА75'), await change()])
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '600' },
      body: { code: 'TOO_MANY_REQUESTS' },
    });
  expect((await driver.call('DELETE', `/vehicle/${body.id}`)).status).toBe(429);
  app.clock.advance({ minutes: 10 });
  expect((await change()).status).toBe(200);
});

test('an operator is free of it', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  for (let count = 1; count <= 7; count += 1)
    expect((await add(operator, `В00${count}ВВ75`)).status).toBe(201);
});
