import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { findVerifiedAccount } from '../../modules/accounts/account/accounts.queries.ts';
import { call } from '../../testing/people/call-api.ts';
import { signIn } from '../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedVehicles } from './seed-vehicles.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await seedAccounts(app.systemContext());
  await seedVehicles(app.systemContext());
});

afterAll(() => app.close());

/** Calls from the local machine, because demo accounts work only there. */
const get = async (path: string, token: string) =>
  (await call(app, `GET ${path}`, { token, address: '127.0.0.1' })).json();

const tokenOf = async (email: string, type: 'web' | 'admin') => {
  const account = await findVerifiedAccount(app.database.db, { method: 'EMAIL', value: email });
  if (!account) throw new Error(`${email} is missing`);
  return signIn(app, account, type);
};

test('the demo driver has a truck in every state', async () => {
  const token = await tokenOf('driver@oktet.local', 'web');
  const { content } = await get('/vehicle/current-user', token);
  const states = content.map((one: Vehicle) => `${one.registrationPlate} ${one.approved} ${one.banStatus}`);
  expect(states.sort()).toEqual([
    '38-15 УБӨ false BANNED',
    'А 482 МХ 75 true UNBANNED',
    'К 207 ЕН 75 false UNBANNED',
    '黑B·7K352 true WARNED',
  ]);
  const banned = content.find(({ banStatus }: Vehicle) => banStatus === 'BANNED');
  expect(banned.ban.reasons).toMatchObject({
    EN: expect.stringMatching(/^[A-Z]/),
    CN: expect.stringMatching(/\p{Script=Han}/u),
  });
});

test('the console has other drivers’ trucks, an ended ban and a plate that two have', async () => {
  const token = await tokenOf('admin@oktet.local', 'admin');
  const all = await get('/vehicle/all', token);
  expect(all.total).toBe(9);
  expect(new Set(all.content.map(({ owner }: OperatorVehicle) => owner.id)).size).toBe(4);
  const ended = await get('/vehicle/all?unbanMode=MANUAL', token);
  expect(ended.content).toMatchObject([{ registrationPlate: '黑M·12847' }]);
  const same = await get('/vehicle/all?registrationPlate=k207eh', token);
  expect(same.total).toBe(2);
});

test('its certificates can be opened', async () => {
  const token = await tokenOf('driver@oktet.local', 'web');
  const { content } = await get('/document/current-user', token);
  expect(content).toHaveLength(3);
  const stream = await app.services.storage.read(content[0].fileId);
  expect(await text(stream ?? Readable.from([]))).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
});

test('a second start adds nothing, and nobody has been sent a message', async () => {
  const before = await app.database.db.selectFrom('vehicle').selectAll().execute();
  await seedVehicles(app.systemContext());
  expect(await app.database.db.selectFrom('vehicle').selectAll().execute()).toEqual(before);
  expect(await app.services.jobs.drain()).toBe(0);
});

test('without demo data nothing is added', async () => {
  const plain = await createTestApp({ env: { DEMO: 'off' } });
  await seedVehicles(plain.systemContext());
  expect(await plain.database.db.selectFrom('vehicle').selectAll().execute()).toEqual([]);
  await plain.close();
});
