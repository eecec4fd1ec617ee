import { afterAll, beforeAll, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount, signIn, testPassword } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { findWords } from '../../../testing/scan-database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { repeatDeletions } from './repeat-deletions.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

const book = async (vehicleId: string, dateBooked: string): Promise<string> => {
  const { status, body } = await operator.call('POST', '/booking', { body: { vehicleId, dateBooked } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
};

const setStatus = async (id: string, to: string) =>
  expect((await operator.call('PUT', `/booking/${id}?status=${to}`, { body: {} })).status).toBe(200);

const preview = async (who: Visitor) => (await who.call('GET', '/users/current-user/deletion')).body;
const remove = (who: Visitor, expectedBookings: readonly string[]) =>
  who.call('POST', '/users/current-user/deletion', { body: { expectedBookings } });

test('while a truck is in the line the account stays, and nothing of it is cancelled', async () => {
  const driver = await createVisitor(app);
  const [here, later] = [await createTruck(app, driver.userId), await createTruck(app, driver.userId)];
  const waiting = await book(here.vehicleId, '2026-11-20T13:00:00+09:00');
  const coming = await book(later.vehicleId, '2026-11-22T13:00:00+09:00');
  await setStatus(waiting, 'WAITING');
  expect(await preview(driver)).toMatchObject({ inLine: [expect.any(String)], bookings: [{ id: coming }] });
  const refused = await remove(driver, [coming, waiting]);
  expect(refused).toMatchObject({ status: 409, body: { code: 'ACCOUNT_IN_LINE' } });
  expect((await preview(driver)).bookings).toHaveLength(1);
  await setStatus(waiting, 'GO_TO_GATE');
  expect((await remove(driver, [coming])).body.code).toBe('ACCOUNT_IN_LINE');
  await setStatus(waiting, 'LEFT_WAITING_ZONE');
  expect((await remove(driver, [coming])).status).toBe(204);
});

test('a late cancellation warns the plate as always', async () => {
  const driver = await createVisitor(app);
  const { vehicleId, registrationPlate } = await createTruck(app, driver.userId);
  const id = await book(vehicleId, '2026-11-20T14:00:00+09:00');
  app.clock.advance({ minutes: 45 });
  const given = { password_at: app.clock.now() };
  await app.database.db.updateTable('session').set(given).where('id', '=', driver.sessionId).execute();
  expect((await remove(driver, [id])).status).toBe(204);
  await app.services.jobs.drain();
  const held = app.database.db
    .selectFrom('restriction')
    .select('type')
    .where('plate_key', '=', plateKey(registrationPlate));
  expect(await held.execute()).toEqual([{ type: 'WARN' }]);
});

test('who has a role cannot, who has a second factor proves it, and the old password opens nothing', async () => {
  const board = await createVisitor(app, { roles: ['BOARD'] });
  expect(await remove(board, [])).toMatchObject({ status: 422, body: { code: 'ROLE_HELD' } });
  const account = await addAccount(app, { email: 'leaving@example.com' });
  const token = await signIn(app, account);
  const id = uuidv7(app.clock);
  const factor = { id, account_id: account.id, kind: 'TOTP', sealed_secret: 'x', last_step: 1 } as const;
  await app.database.db
    .insertInto('factor')
    .values({ ...factor, created_at: app.clock.now() })
    .execute();
  const ask = () => call(app, 'POST /users/current-user/deletion', { token, json: { expectedBookings: [] } });
  expect(refusal(await ask()).code).toBe('FACTOR_CHECK_REQUIRED');
  await app.database.db.deleteFrom('factor').where('id', '=', id).execute();
  expect((await ask()).statusCode).toBe(204);
  const json = { username: 'leaving@example.com', password: testPassword };
  expect(refusal(await call(app, 'POST /login-attempt', { json })).code).toBe('WRONG_CREDENTIALS');
});

test('nothing is booked or added for an account that is deleted, whoever asks', async () => {
  const driver = await createVisitor(app);
  const { userId } = driver;
  const truck = { vehicleModel: 'КАМАЗ', vehicleRegistrationPlate: 'Н200НН75' };
  const moment = { dateBooked: '2026-11-23T10:00:00+09:00', phoneNumber: '+79140001231' };
  expect((await remove(driver, [])).status).toBe(204);
  const booked = await operator.call('POST', '/booking', { body: { ...truck, ...moment, userId } });
  expect(booked).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const added = { model: 'КАМАЗ', registrationPlate: 'Н200НН75', userId };
  expect((await operator.call('POST', '/vehicle/v2', { body: added })).status).toBe(404);
  for (const table of ['booking', 'vehicle'] as const) {
    const owned = app.database.db.selectFrom(table).select('id').where('account_id', '=', driver.userId);
    expect([table, await owned.execute()]).toEqual([table, []]);
  }
});

test('after a restore the deletions of the list are repeated, but not twice', async () => {
  const [gone, back] = [await createVisitor(app), await createVisitor(app)];
  expect((await remove(gone, [])).status).toBe(204);
  const { vehicleId, registrationPlate } = await createTruck(app, back.userId);
  await book(vehicleId, '2026-11-24T14:00:00+09:00');
  const unknown = '01980000-0000-7000-8000-000000000001';
  const ids = [gone.userId, unknown, back.userId];
  expect(await repeatDeletions(app.systemContext(), ids)).toEqual({ deleted: [back.userId], refused: [] });
  const found = await findWords(app.database.db, [registrationPlate, plateKey(registrationPlate)]);
  expect(found.filter((place) => !place.startsWith('public.outbox_message.'))).toEqual([]);
  expect((await repeatDeletions(app.systemContext(), ids)).deleted).toEqual([]);
});
