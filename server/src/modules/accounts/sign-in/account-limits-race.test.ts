import { expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';

const attempt = (app: TestApp) =>
  call(app, 'POST /login-attempt', {
    json: { username: 'shared@example.com', password: 'not the password' },
  });

test('instances count together, and an instance that ends takes nothing with it', async () => {
  const { first, second, close } = await createTestPair();
  try {
    for (let round = 1; round <= 5; round += 1)
      for (const app of [first, second]) expect((await attempt(app)).statusCode).toBe(401);
    expect((await attempt(first)).statusCode).toBe(429);
    await first.close();
    expect((await attempt(second)).statusCode).toBe(429);
  } finally {
    await close();
  }
});
