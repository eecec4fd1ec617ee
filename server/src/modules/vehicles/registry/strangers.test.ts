import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { call } from '../../../testing/people/call-api.ts';
import { signIn } from '../../../testing/people/test-accounts.ts';
import { addDriver, addOperator, type Person } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let operator: Person;
let vehicle: Vehicle;
let documentId: string;

beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger, operator] = [await addDriver(app), await addDriver(app), await addOperator(app)];
  ({ documentId } = await addDocument(app, owner.token));
  vehicle = await addVehicle(app, owner, 'А 001 АА 75', { documents: [documentId] });
});

afterAll(() => app.close());

const everything = async () => ({
  vehicles: await app.database.db.selectFrom('vehicle').selectAll().execute(),
  links: await app.database.db.selectFrom('vehicle_document').selectAll().execute(),
  events: await app.database.db.selectFrom('ban_event').selectAll().execute(),
});

test('another’s vehicle is not there for a driver, on any call', async () => {
  const before = await everything();
  const { token } = stranger;
  const { id } = vehicle;
  for (const [request, json] of [
    [`GET /vehicle/${id}`],
    [`DELETE /vehicle/${id}`],
    [`GET /vehicle/${id}/ban-events`],
    [`GET /document/vehicle/${id}`],
    ['PUT /vehicle/v2', { id, model: 'Mine now' }],
    ['PUT /vehicle/v2', { id, documents: [] }],
  ] as const)
    expect((await call(app, request, { token, json })).statusCode).toBe(404);
  for (const [request, json] of [
    ['GET /vehicle/all'],
    [`GET /vehicle/${id}/approve`],
    [`GET /vehicle/${id}/disapprove`],
    [`GET /vehicle/${id}/same-plate`],
    ['POST /vehicle/ban', { vehicleId: id, reason: 'x' }],
    ['POST /vehicle/warn', { vehicleId: id, reason: 'x' }],
    ['POST /vehicle/unban', { vehicleId: id, reason: 'x' }],
  ] as const)
    expect((await call(app, request, { token, json })).statusCode).toBe(403);
  const list = (await call(app, `GET /vehicle/user?userId=${owner.account.id}`, { token })).json();
  expect(list).toEqual({ content: [], last: true, page: 0, size: 5, total: 0 });
  expect(await everything()).toEqual(before);
});

test('another’s document cannot be attached to one’s own vehicle, nor stolen by an edit', async () => {
  const mine = await addVehicle(app, stranger, 'Х 999 ХХ 75');
  const before = await everything();
  for (const [request, json] of [
    ['POST /vehicle/v2', { model: 'x', registrationPlate: 'THIEF 1', documents: [documentId] }],
    ['PUT /vehicle/v2', { id: mine.id, documents: [documentId] }],
  ] as const)
    expect((await call(app, request, { token: stranger.token, json })).statusCode).toBe(404);
  expect(await everything()).toEqual(before);
});

test('an operator sees whose it is, edits it, and keeps it where it belongs', async () => {
  const { token } = operator;
  expect((await call(app, `GET /vehicle/${vehicle.id}`, { token })).json()).toMatchObject({
    id: vehicle.id,
    owner: { id: owner.account.id, lastName: 'Петров' },
  });
  const json = { id: vehicle.id, model: 'Corrected', documents: [documentId], userId: stranger.account.id };
  expect((await call(app, 'PUT /vehicle/v2', { token, json })).json()).toMatchObject({
    model: 'Corrected',
    userId: owner.account.id,
  });
  const list = (await call(app, `GET /vehicle/user?userId=${owner.account.id}`, { token })).json();
  expect(list.content.map(({ id }: Vehicle) => id)).toEqual([vehicle.id]);
});

test('an administrator on the driver’s side is a driver', async () => {
  const { account } = operator;
  const token = await signIn(app, account, 'web');
  expect((await call(app, `GET /vehicle/${vehicle.id}`, { token })).statusCode).toBe(404);
  expect((await call(app, 'GET /vehicle/all', { token })).statusCode).toBe(403);
});

test('the owner is not shown what is the operators’', async () => {
  const own = (await call(app, `GET /vehicle/${vehicle.id}`, owner)).json();
  expect(Object.keys(own)).not.toContain('owner');
});
