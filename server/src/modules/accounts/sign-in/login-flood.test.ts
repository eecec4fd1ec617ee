import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { noAccountLimits } from '../../../testing/people/no-account-limits.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  // Expensive enough for a queue to form.
  const passwordCost = { memory: 16_384, passes: 1, parallelism: 1 };
  app = await createTestApp({ env: noAccountLimits, passwordCost });
});

afterAll(() => app.close());

const login = (username: string, password: string, address: string) =>
  call(app, 'POST /login-attempt', { json: { username, password }, address });

// On a busy machine each password takes long.
test('a flood of wrong passwords from one address keeps nobody else from signing in', {
  timeout: 120_000,
}, async () => {
  const names = Array.from({ length: 12 }, (_, index) => `driver${index}@example.com`);
  for (const email of names) await addAccount(app, { email });
  const crowded = Promise.withResolvers<void>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const attack = async (attacker: number) => {
    while (!isOver) {
      const { statusCode } = await login(`n${attacker}@example.com`, 'a wrong password', '198.51.100.66');
      if (statusCode !== 503) continue;
      crowded.resolve();
      // A refusal comes at once, so without a pause the attackers would leave no time for the drivers.
      await pause(5);
    }
  };
  const flood = Array.from({ length: 60 }, (_, attacker) => attack(attacker));
  await crowded.promise;
  const drivers = await Promise.all(names.map((name) => login(name, testPassword, '203.0.113.5')));
  isOver = true;
  await Promise.all(flood);
  expect(drivers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
});
