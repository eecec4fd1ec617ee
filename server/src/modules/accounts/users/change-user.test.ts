import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { signIn } from '../../../testing/people/test-accounts.ts';
import { addDriver, addOperator, type Person } from '../../../testing/people/test-people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Person;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.database.db.updateTable('account').set({ roles: [] }).execute();
  operator = await addOperator(app);
});

afterAll(() => app.close());

const setRoles = (id: string, roles: string[], token = operator.token) =>
  call(app, `PUT /users/${id}/roles`, { token, json: { roles } });
const isAlive = async (token: string) =>
  (await call(app, 'GET /users/current-user', { token })).statusCode === 200;

test('whatever changes in an account’s roles ends all of its sessions; the same roles again end none', async () => {
  const driver = await addDriver(app);
  const { id } = driver.account;
  expect((await setRoles(id, ['BOARD', 'ADMIN', 'BOARD'])).json().roles).toEqual(['ADMIN', 'BOARD']);
  expect(await isAlive(driver.token)).toBe(false);
  const asAdmin = await signIn(app, { ...driver.account, roles: ['ADMIN'] }, 'admin');
  expect((await setRoles(id, ['ADMIN', 'BOARD'])).statusCode).toBe(200);
  expect((await call(app, 'GET /users', { token: asAdmin })).statusCode).toBe(200);
  expect((await setRoles(id, ['BOARD'])).json().roles).toEqual(['BOARD']);
  expect(await isAlive(asAdmin)).toBe(false);
});

test('roles that another operator has changed meanwhile are not changed over that', async () => {
  const { account } = await addDriver(app);
  const { version } = (await call(app, `GET /users/${account.id}`, { token: operator.token })).json();
  const grant = (roles: string[]) =>
    call(app, `PUT /users/${account.id}/roles`, { token: operator.token, json: { roles, version } });
  expect((await grant(['BOARD'])).json().roles).toEqual(['BOARD']);
  expect(refusal(await grant(['ADMIN']))).toMatchObject({ status: 409, code: 'STALE_VERSION' });
});

test('an account may be sent back as it was answered, with other roles', async () => {
  const { account } = await addDriver(app);
  const path = `/users/${account.id}`;
  const seen = (await call(app, `GET ${path}`, { token: operator.token })).json();
  const json = { ...seen, roles: ['BOARD'], status: 'BLOCKED' };
  const answer = await call(app, `PUT ${path}/roles`, { token: operator.token, json });
  expect(answer.json()).toMatchObject({ id: account.id, roles: ['BOARD'], status: seen.status });
});

test('the last administrator stays one, also when two give it up at once', async () => {
  const { id } = operator.account;
  expect(refusal(await setRoles(id, ['BOARD']))).toMatchObject({ status: 422, code: 'LAST_ADMIN' });
  const other = await addOperator(app);
  const answers = await Promise.all([setRoles(id, []), setRoles(other.account.id, [], other.token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('of two administrators who block each other at once one remains', async () => {
  const other = await addOperator(app);
  const block = (who: Person, by: Person) =>
    call(app, `PUT /users/${who.account.id}/status?status=BLOCKED`, { token: by.token });
  const answers = await Promise.all([block(other, operator), block(operator, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect(refused.map(refusal)).toMatchObject([{ code: 'LAST_ADMIN' }]);
});

test('an operator signs somebody out everywhere', async () => {
  const driver = await addDriver(app);
  const admin = (await addOperator(app)).token;
  expect(await isAlive(driver.token)).toBe(true);
  const end = (id: string) => call(app, `DELETE /users/${id}/sessions`, { token: admin });
  expect((await end(driver.account.id)).statusCode).toBe(204);
  expect(await isAlive(driver.token)).toBe(false);
  expect((await end('01980000-0000-7000-8000-0000000000aa')).statusCode).toBe(404);
});
