import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addAccount } from '../../../testing/people/test-accounts.ts';
import { addDriver, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { plateChanging, vehicleDeleting } from '../vehicle/vehicle-events.ts';

const scene = openScene();

const put = (json: unknown, who: Person = scene.driver) =>
  call(scene.app, 'PUT /vehicle/v2', { token: who.token, json });
const post = (json: unknown, who: Person = scene.driver) =>
  call(scene.app, 'POST /vehicle/v2', { token: who.token, json });
const get = async (id: string, who: Person = scene.driver) =>
  (await call(scene.app, `GET /vehicle/${id}`, { token: who.token })).json<Vehicle>();
const approve = (id: string) =>
  call(scene.app, `GET /vehicle/${id}/approve`, { token: scene.operator.token });
const rows = () => scene.app.database.db.selectFrom('vehicle').selectAll().orderBy('id').execute();

describe('a vehicle', () => {
  test('is added as typed, with its documents', async () => {
    const document = await addDocument(scene.app, scene.driver.token);
    const response = await post({
      model: '  FAW J6 ',
      registrationPlate: ' 黑b·12345 ',
      documents: [document],
    });
    expect(response.statusCode).toBe(201);
    const vehicle = response.json<Vehicle>();
    expect(vehicle).toEqual({
      id: expect.any(String),
      userId: scene.driver.account.id,
      model: 'FAW J6',
      registrationPlate: '黑b·12345',
      approved: false,
      banStatus: 'UNBANNED',
      createdDate: '2026-11-20T12:00:00+09:00',
      documents: [{ ...document, vehicleIds: [vehicle.id] }],
      version: 1,
    });
    expect(await get(vehicle.id)).toEqual(vehicle);
  });

  test('has the documents it was last given, by id or by object', async () => {
    const [one, two] = [
      await addDocument(scene.app, scene.driver.token),
      await addDocument(scene.app, scene.driver.token),
    ];
    const vehicle = await addVehicle(scene.app, scene.driver, 'DOC 001', { documents: [one.documentId] });
    const ids = (answer: { json(): Vehicle }) => answer.json().documents.map(({ documentId }) => documentId);
    const both = [one.documentId, two.documentId].sort();
    expect(ids(await put({ id: vehicle.id, documents: [one, { id: two.id }] })).sort()).toEqual(both);
    expect(ids(await put({ id: vehicle.id, model: 'Same documents' })).sort()).toEqual(both);
    expect(ids(await put({ id: vehicle.id, documents: [two.documentId, two.documentId] }))).toEqual([
      two.documentId,
    ]);
    const listed = await call(
      scene.app,
      `GET /document/vehicle/${vehicle.id}?type=STS&page=0&size=1000`,
      scene.driver,
    );
    expect(listed.json().content.map(({ id }: { id: string }) => id)).toEqual([two.documentId]);
    expect(ids(await put({ id: vehicle.id, documents: [] }))).toEqual([]);
  });

  test('may be sent back as it was answered', async () => {
    const vehicle = await addVehicle(scene.app, scene.driver, 'ECHO 1');
    const response = await put({
      ...vehicle,
      approved: true,
      banStatus: 'BANNED',
      userId: crypto.randomUUID(),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...vehicle, version: 2 });
  });

  test('belongs to one’s own account, except for an operator', async () => {
    const json = { model: 'Scania', registrationPlate: 'FOR 001', userId: scene.driver.account.id };
    const stranger = await addDriver(scene.app);
    expect((await post(json, stranger)).json().userId).toBe(stranger.account.id);
    expect((await post(json, scene.operator)).json().userId).toBe(scene.driver.account.id);
    const unverified = { status: 'NEED_VERIFICATION_PHONE', email_verified: false } as const;
    const { id: registered } = await addAccount(scene.app, unverified);
    for (const userId of [crypto.randomUUID(), registered])
      expect(refusal(await post({ ...json, userId }, scene.operator))).toMatchObject({ status: 404 });
  });

  test('that is stale is not changed', async () => {
    const vehicle = await addVehicle(scene.app, scene.driver, 'STALE 1');
    expect((await put({ id: vehicle.id, model: 'Volvo', version: 1 })).statusCode).toBe(200);
    const before = await rows();
    for (const response of [
      await put({ id: vehicle.id, model: 'MAN', version: 1 }),
      await call(scene.app, `DELETE /vehicle/${vehicle.id}?version=1`, scene.driver),
      await call(scene.app, `GET /vehicle/${vehicle.id}/approve?version=1`, scene.operator),
      await call(scene.app, `GET /vehicle/${vehicle.id}/disapprove?version=1`, scene.operator),
    ])
      expect(refusal(response)).toEqual({ status: 409, code: 'STALE_VERSION', fields: [] });
    expect(await rows()).toEqual(before);
  });

  test('that is deleted is gone, and its plate is free again', async () => {
    const vehicle = await addVehicle(scene.app, scene.driver, 'GONE 1');
    expect((await call(scene.app, `DELETE /vehicle/${vehicle.id}?version=1`, scene.driver)).statusCode).toBe(
      204,
    );
    for (const request of ['GET /vehicle/', 'DELETE /vehicle/', 'GET /document/vehicle/'])
      expect((await call(scene.app, `${request}${vehicle.id}`, scene.driver)).statusCode).toBe(404);
    const list = (await call(scene.app, 'GET /vehicle/current-user?size=1000', scene.driver)).json();
    expect(list.content.map(({ id }: Vehicle) => id)).not.toContain(vehicle.id);
    expect((await rows()).find(({ id }) => id === vehicle.id)).toMatchObject({ plate_key: 'GONE1' });
    await addVehicle(scene.app, scene.driver, 'GONE 1');
  });
});

describe('one account holds a plate once', () => {
  test.each(['а123вк75', 'A 123 BK 75', 'a-123-bk-75', 'Ａ１２３ＢＫ７５', 'A.123.BК/75'])(
    '%s',
    async (typed) => {
      const own = await addDriver(scene.app);
      const held = await addVehicle(scene.app, own, 'А 123 ВК 75');
      const other = await addVehicle(scene.app, own, '黑A 11111');
      const taken = {
        status: 409,
        code: 'PLATE_ALREADY_HELD',
        fields: ['registrationPlate PLATE_ALREADY_HELD'],
      };
      expect(refusal(await post({ model: 'x', registrationPlate: typed }, own))).toEqual(taken);
      expect(refusal(await put({ id: other.id, registrationPlate: typed }, own))).toEqual(taken);
      expect((await put({ id: held.id, registrationPlate: typed }, own)).json().registrationPlate).toBe(
        typed,
      );
      await addVehicle(scene.app, await addDriver(scene.app), typed);
    },
  );
});

describe('what was approved was this plate on this model', () => {
  test.each([
    ['another model', { model: 'MAN TGX' }, false],
    ['another plate', { registrationPlate: 'NEW 777' }, false],
    ['the same plate written otherwise', { registrationPlate: 'a 777 bc-75' }, true],
    ['other documents', { documents: [] }, true],
    ['the same', {}, true],
  ])('%s', async (_name, changes, approved) => {
    const own = await addDriver(scene.app);
    const { id } = await addVehicle(scene.app, own, 'А 777 ВС 75');
    expect((await approve(id)).json()).toMatchObject({ approved: true, version: 2 });
    expect((await put({ id, ...changes }, own)).json()).toMatchObject({ approved, version: 3 });
    await call(scene.app, `DELETE /vehicle/${id}`, own);
  });
});

test('an operator may send a vehicle back as he got it', async () => {
  const { id } = await addVehicle(scene.app, await addDriver(scene.app), 'ECHO 1');
  const decided = (await approve(id)).json();
  const echoed = await put({ ...decided, model: 'MAN TGX' }, scene.operator);
  expect([echoed.statusCode, echoed.json().model]).toEqual([200, 'MAN TGX']);
});

test('with a booking a vehicle keeps its plate and its place in the list', async () => {
  const { id } = await addVehicle(scene.app, scene.driver, 'BOOKED 1');
  const refuse = async (_ctx: unknown, { vehicleId }: { vehicleId: string }) => {
    if (vehicleId === id) throw new AppError('VEHICLE_HAS_BOOKING');
  };
  scene.app.services.events.on(vehicleDeleting, refuse);
  scene.app.services.events.on(plateChanging, refuse);
  expect((await call(scene.app, `DELETE /vehicle/${id}`, scene.driver)).statusCode).toBe(409);
  expect((await put({ id, registrationPlate: 'OTHER 1' })).statusCode).toBe(409);
  expect((await put({ id, registrationPlate: 'booked-1', model: 'DAF' })).statusCode).toBe(200);
  expect(await get(id)).toMatchObject({ registrationPlate: 'booked-1', model: 'DAF' });
});

test('an account holds at most a thousand', async () => {
  const { account, token } = await addDriver(scene.app);
  await scene.app.database.db
    .insertInto('vehicle')
    .values(
      Array.from({ length: 1000 }, (_, place) => ({
        id: crypto.randomUUID(),
        account_id: account.id,
        model: 'x',
        registration_plate: `N${1000 + place}`,
        plate_key: `N${1000 + place}`,
        created_at: scene.app.clock.now(),
      })),
    )
    .execute();
  const response = await post({ model: 'x', registrationPlate: 'ONE MORE' }, { account, token });
  expect(refusal(response)).toEqual({ status: 422, code: 'TOO_MANY_VEHICLES', fields: [] });
  expect(response.json().messagesByLang.EN).toContain('1000');
});

describe('bad input is refused field by field, in three languages, with nothing stored:', () => {
  const good = { model: 'x', registrationPlate: 'GOOD 1' };
  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['model REQUIRED', 'registrationPlate REQUIRED']],
    ['blanks', { model: ' ', registrationPlate: ' ' }, ['model REQUIRED', 'registrationPlate REQUIRED']],
    ['a long model', { ...good, model: 'x'.repeat(101) }, ['model TOO_LONG']],
    ['a model of two lines', { ...good, model: 'a\nb' }, ['model INVALID_FORMAT']],
    ['a model of another type', { ...good, model: 1 }, ['model INVALID_TYPE']],
    ['a short plate', { ...good, registrationPlate: 'A-1' }, ['registrationPlate TOO_SHORT']],
    ['a long plate', { ...good, registrationPlate: 'A123456789012345' }, ['registrationPlate TOO_LONG']],
    ['a Greek plate', { ...good, registrationPlate: 'Α123ВК75' }, ['registrationPlate INVALID_FORMAT']],
    ['a plate of another type', { ...good, registrationPlate: 1 }, ['registrationPlate INVALID_TYPE']],
    ['documents of another type', { ...good, documents: 'x' }, ['documents INVALID_TYPE']],
    ['a document that is no id', { ...good, documents: ['x'] }, ['documents[0] INVALID_FORMAT']],
    ['many documents', { ...good, documents: Array(51).fill(crypto.randomUUID()) }, ['documents TOO_LONG']],
    ['an owner that is no id', { ...good, userId: 'x' }, ['userId INVALID_FORMAT']],
    ['an unknown field', { ...good, shoe: 1 }, ['shoe UNKNOWN_FIELD']],
  ])('%s', async (_name, json, fields) => {
    const before = await rows();
    const response = await post(json);
    expect(refusal(response)).toEqual({ status: 400, code: 'INVALID_INPUT', fields });
    expect(new Set(Object.values(response.json().messagesByLang)).size).toBe(3);
    expect(await rows()).toEqual(before);
  });

  test('a document that is not there', async () => {
    const before = await rows();
    expect((await post({ ...good, documents: [crypto.randomUUID()] })).statusCode).toBe(404);
    expect(await rows()).toEqual(before);
  });
});
