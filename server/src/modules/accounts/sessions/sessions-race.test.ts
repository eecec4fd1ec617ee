import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;

beforeAll(async () => {
  pair = await createTestPair();
});

afterAll(() => pair.close());

const statusOf = async (app: TestApp, token: string) =>
  (await call(app, 'GET /users/current-user', { token })).statusCode;

/** How long the second instance still accepts the token; the product promises at most five seconds. */
const secondsUntilRefused = async (token: string) => {
  const began = performance.now();
  while ((await statusOf(pair.second, token)) === 200) {
    if (performance.now() - began > 9000) throw new Error('The session is still alive');
    await pause(20);
  }
  return (performance.now() - began) / 1000;
};

test.each(['logout', 'delete', 'password', 'block'])(
  'what %s ends on one instance ends on the other within five seconds',
  async (how) => {
    const { first, second } = pair;
    const account = await addAccount(first);
    const [token, other] = [await signIn(first, account), await signIn(first, account)];
    expect(await statusOf(second, token)).toBe(200);
    const admin = await signIn(first, await addAccount(first, { roles: ['ADMIN'] }), 'admin');
    const requests: Record<string, () => ReturnType<typeof call>> = {
      logout: () => call(first, 'POST /logout', { token }),
      delete: () => call(first, 'DELETE /users/sessions', { token: other }),
      password: () =>
        call(first, 'PUT /users/password', {
          token: other,
          json: { currentPassword: testPassword, newPassword: 'a shared taiga' },
        }),
      block: () => call(first, `PUT /users/${account.id}/status?status=BLOCKED`, { token: admin }),
    };
    const answer = await requests[how]?.();
    expect(answer?.statusCode).toBeOneOf([200, 204]);
    expect(await statusOf(first, token)).toBe(401);
    expect(await secondsUntilRefused(token)).toBeLessThan(5);
  },
);

test('it also ends when the notice is lost', async () => {
  const { first, second } = pair;
  const account = await addAccount(first);
  const seconds = async () => {
    const token = await signIn(first, account);
    expect(await statusOf(second, token)).toBe(200);
    await first.database.db.deleteFrom('session').execute();
    return secondsUntilRefused(token);
  };
  const waited = await seconds();
  // One retry, in case the machine stalled.
  expect(waited < 5.5 ? waited : await seconds()).toBeLessThan(5.5);
});
