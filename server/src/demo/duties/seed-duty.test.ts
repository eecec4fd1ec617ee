import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedDuty } from './seed-duty.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedAccounts(app.systemContext());
});
afterAll(() => app.close());

test('a colleague’s duty waits to be taken over, and a second start adds none', async () => {
  for (let start = 0; start < 2; start += 1) await seedDuty(app.systemContext());
  const admin = await createVisitor(app, { roles: ['ADMIN'] });
  const { content } = (await admin.call('GET', '/duties')).body;
  expect(content).toHaveLength(1);
  expect(content[0]).toMatchObject({
    operator: { name: 'Ковалёва Анна' },
    endedAt: expect.any(String),
    takenOverBy: null,
  });
  const taken = await admin.call('POST', '/duties', { body: { takesOverFrom: content[0].id } });
  expect(taken).toMatchObject({ status: 201, body: { takesOverFrom: content[0].id } });
});
