import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { addAccount, testPassword } from '../../../testing/people/test-accounts.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { addOperator, type Person } from '../../../testing/people/test-people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { isTakenOver, mainContact } from '../account/contact.ts';
import { sweep } from './sweep.ts';

let app: TestApp;
let operator: Person;
let calls = 0;
let phone = '';

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  operator = await addOperator(app);
  calls += 1;
  phone = `+7914555${String(calls).padStart(4, '0')}`;
});
afterAll(() => app.close());

const open = async (phoneNumber: string) => {
  const json = { phoneNumber, firstName: 'Пётр', lastName: 'Звонков', language: 'CN' };
  const answer = await call(app, 'POST /users', { json, token: operator.token });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

const getAccount = async (id: string) => {
  const account = await findAccount(app.database.db, id);
  if (!account) throw new Error('The account is gone');
  return account;
};

const profileBy = async (token: unknown) =>
  (await call(app, 'GET /users/current-user', { token: String(token) })).json();

const readByOperator = async (id: string) =>
  (await call(app, `GET /users/${id}`, { token: operator.token })).json();

const recover = (userName: string) => call(app, 'POST /users/request_password_reset', { json: { userName } });
const reset = (json: object) => call(app, 'POST /users/reset_password', { json });
const login = (username: string, password: string) =>
  call(app, 'POST /login-attempt', { json: { username, password } });

test('a caller has one account, whose phone is not verified and where notices go all the same', async () => {
  const opened = await open(phone);
  expect(opened).toMatchObject({
    status: 'NEED_VERIFICATION_PHONE',
    phone: { value: phone, verified: false },
    language: 'CN',
    roles: [],
    openedBy: { id: operator.account.id },
    takenOverDate: null,
  });
  expect((await open(phone)).id).toBe(opened.id);
  const account = await getAccount(opened.id);
  expect(account.opened_by).toBe(operator.account.id);
  expect(isTakenOver(account)).toBe(false);
  expect(mainContact(account)).toEqual({ channel: 'SMS', target: phone });
});

test('many operators who answer the same caller at once open one account', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(phone)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('whoever has the phone verified is the caller', async () => {
  const owner = await addAccount(app, { phone });
  expect((await open(phone)).id).toBe(owner.id);
});

test('a registration that waits for its code is not the caller’s account', async () => {
  const { userId } = (await call(app, 'POST /users/registration', { json: registrationOf(phone) })).json();
  expect((await open(phone)).id).not.toBe(userId);
  expect((await login(phone, registrationOf(phone).password)).statusCode).toBe(202);
});

test('nobody signs in to it, and only operators open one', async () => {
  await open(phone);
  expect((await login(phone, testPassword)).statusCode).toBe(401);
  expect(refusal(await call(app, 'POST /users', { json: {} })).status).toBe(401);
});

test('the caller takes it over by registering, with its id and under his own name', async () => {
  const opened = await open(phone);
  const registered = await call(app, 'POST /users/registration', {
    json: registrationOf(phone, { firstName: 'Вера', email: 'vera@example.com', language: 'EN' }),
  });
  const code = await lastCodeTo(app, phone);
  const { id } = registered.json().confirmation;
  const confirmed = await call(app, `POST /confirmation-codes/${id}/confirm?code=${code}`);
  expect(confirmed.statusCode).toBe(204);
  expect(await profileBy(confirmed.headers.authorization)).toMatchObject({
    id: opened.id,
    firstName: 'Вера',
    status: 'ACTIVE',
    phone: { value: phone, verified: true },
    email: { value: 'vera@example.com', verified: false },
    language: 'EN',
  });
  const account = await getAccount(opened.id);
  expect(isTakenOver(account)).toBe(true);
  expect((await readByOperator(opened.id)).takenOverDate).not.toBeNull();
  expect(account.agreement_accepted_at).not.toBeNull();
  expect((await login(phone, registrationOf(phone).password)).json()).toEqual({ userId: opened.id });
  expect(await findAccount(app.database.db, registered.json().userId)).toBeUndefined();
});

test('the caller takes it over by recovery, once he has accepted the agreement', async () => {
  const opened = await open(phone);
  const { userId } = (await recover(phone)).json();
  const code = await lastCodeTo(app, phone);
  const password = 'a caller in the taiga';
  for (let attempt = 1; attempt <= 6; attempt += 1)
    expect(refusal(await reset({ userId, code, password }))).toMatchObject({
      status: 400,
      fields: ['agreementAccepted REQUIRED'],
    });
  expect((await reset({ userId, code, password, agreementAccepted: true })).statusCode).toBe(204);
  expect((await login(phone, password)).json()).toEqual({ userId: opened.id });
  expect(await getAccount(opened.id)).toMatchObject({ status: 'ACTIVE', phone_verified: true });
  expect((await readByOperator(opened.id)).takenOverDate).not.toBeNull();
  expect((await messagesTo(app, phone)).length).toBe(1);
});

test('whoever is faster, operator or owner, the phone and its account stay together', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const number = `+79145557${String(round).padStart(3, '0')}`;
    const { confirmation } = (
      await call(app, 'POST /users/registration', { json: registrationOf(number) })
    ).json();
    const code = await lastCodeTo(app, number);
    const [confirmed, opened] = await Promise.all([
      call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`),
      open(number),
    ]);
    expect(await profileBy(confirmed.headers.authorization)).toMatchObject({
      id: opened.id,
      phone: { value: number, verified: true },
    });
  }
});

test('a blocked one stays blocked, whichever way somebody comes', async () => {
  const opened = await open(phone);
  await call(app, `PUT /users/${opened.id}/status?status=BLOCKED`, { token: operator.token });
  const { confirmation } = (
    await call(app, 'POST /users/registration', { json: registrationOf(phone) })
  ).json();
  const code = await lastCodeTo(app, phone);
  const confirmed = await call(app, `POST /confirmation-codes/${confirmation.id}/confirm?code=${code}`);
  expect(refusal(confirmed).code).toBe('ACCOUNT_BLOCKED');
  const { userId } = (await recover(phone)).json();
  const password = 'a caller in the taiga';
  const recovered = { userId, code: await lastCodeTo(app, phone), password, agreementAccepted: true };
  expect((await reset(recovered)).statusCode).toBe(204);
  expect((await login(phone, password)).statusCode).toBe(403);
});

test('it is swept a day later, unless something belongs to it', async () => {
  const empty = await open(phone);
  const owning = await open('+79145550099');
  await app.database.db
    .insertInto('stored_file')
    .values({ id: owning.id, account_id: owning.id, created_at: app.clock.now() })
    .execute();
  app.clock.advance({ hours: 24 });
  await sweep(app.systemContext());
  expect(await findAccount(app.database.db, empty.id)).toBeUndefined();
  expect(await findAccount(app.database.db, owning.id)).toBeDefined();
});
