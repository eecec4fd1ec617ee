import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { issueOnce } from './issue-once.ts';

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

/** Asks once an hour, each time from another address, so that only the daily limits are reached. */
const hourly = async (times: number, ask: (address: string) => Promise<number>) => {
  const answers: number[] = [];
  for (let count = 1; count <= times; count += 1) {
    answers.push(await ask(`198.51.100.${100 + count}`));
    app.clock.advance({ hours: 1 });
  }
  return answers;
};

test('a phone gets ten SMS a day from strangers, for whatever purpose', async () => {
  const phone = '+79146660002';
  await addAccount(app, { phone });
  const answers = await hourly(11, async (address) => (await recover(phone, address)).statusCode);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  app.clock.advance({ hours: 24 });
  expect((await recover(phone, '198.51.100.120')).statusCode).toBe(200);
});

test('a name is recovered fifteen times a day, however many ask', async () => {
  const email = 'wanted@example.com';
  await addAccount(app, { email });
  const answers = await hourly(16, async (address) => (await recover(email, address)).statusCode);
  expect(answers).toEqual([...Array(15).fill(200), 429]);
});

test('an address causes so many SMS a day, to whatever phones', async () => {
  const strict = await createTestApp({ env: { LIMITS: '{"smsPerAddressAndDay":3}' } });
  try {
    const register = async (count: number) => {
      strict.clock.advance({ hours: 1 });
      return (await call(strict, 'POST /users/registration', { json: registrationOf(`+7914666010${count}`) }))
        .statusCode;
    };
    const answers: number[] = [];
    for (let count = 1; count <= 4; count += 1) answers.push(await register(count));
    expect(answers).toEqual([201, 201, 201, 429]);
  } finally {
    await strict.close();
  }
});

test('a sending whose transaction fails is not counted', async () => {
  const target = 'failing@example.com';
  const { id: accountId } = await addAccount(app, { email: target });
  const send = () =>
    issueOnce(app.systemContext(), {
      accountId,
      request: { kind: 'LOGIN_ATTEMPT', channel: 'EMAIL', target },
      findSent: async () => undefined,
      issue: async () => {
        throw new Error('nothing was sent');
      },
    });
  for (let count = 1; count <= 6; count += 1) await expect(send()).rejects.toThrow('nothing was sent');
});
