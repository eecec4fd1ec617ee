import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"registrationsPerAddress":1000}' } });
});

afterAll(() => app.close());

const recover = (userName: string, address: string) =>
  call(app, 'POST /users/request_password_reset', { json: { userName }, address });

test.each([true, false])('sends to a contact are five an hour for one asker (known: %s)', async (known) => {
  const email = `limited-${known}@example.com`;
  if (known) await addAccount(app, { email });
  for (let count = 1; count <= 5; count += 1)
    expect((await recover(email, '198.51.100.1')).statusCode).toBe(200);
  const sixth = await recover(email, '198.51.100.1');
  expect(refusal(sixth)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(sixth.headers['retry-after']).toBe('3600');
  expect(sixth.json().errors).toHaveLength(1);
  app.clock.advance({ hours: 1 });
  expect((await recover(email, '198.51.100.1')).statusCode).toBe(200);
});

test('sends that a stranger has used up are still there for the owner, but not without end', async () => {
  const email = 'owner@example.com';
  await addAccount(app, { email });
  for (let count = 1; count <= 6; count += 1) await recover(email, '198.51.100.2');
  expect((await recover(email, '198.51.100.3')).statusCode).toBe(200);
  for (let count = 1; count <= 4; count += 1) await recover(email, '198.51.100.3');
  expect((await recover(email, '198.51.100.4')).statusCode).toBe(429);
  expect(await messagesTo(app, email)).toHaveLength(10);
});

test('sends of different kinds are counted apart', async () => {
  const phoneNumber = '+79146660001';
  await addAccount(app, { phone: phoneNumber });
  const json = registrationOf(phoneNumber);
  for (let count = 1; count <= 5; count += 1)
    expect((await call(app, 'POST /users/registration', { json })).statusCode).toBe(201);
  expect((await call(app, 'POST /users/registration', { json })).statusCode).toBe(429);
  expect((await recover(phoneNumber, '192.0.2.1')).statusCode).toBe(200);
});

test('sends of a signed-in account are thirty an hour, and free for operators', async () => {
  const ask = (token: string, count: number) =>
    call(app, `PUT /users/mail?mail=new${count}@example.com`, { token });
  const driver = await signIn(app, await addAccount(app));
  for (let count = 1; count <= 30; count += 1) expect((await ask(driver, count)).statusCode).toBe(200);
  expect((await ask(driver, 31)).statusCode).toBe(429);
  const admin = await signIn(app, await addAccount(app, { roles: ['ADMIN'] }), 'admin');
  for (let count = 1; count <= 31; count += 1) expect((await ask(admin, count)).statusCode).toBe(200);
});
