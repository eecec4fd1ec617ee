import { beforeEach, expect, test } from 'vitest';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { call } from '../../testing/people/call-api.ts';
import { registrationOf } from '../../testing/people/registration.ts';
import { lastCodeTo } from '../../testing/people/test-outbox.ts';
import { addDriver, freshToken, openScene, type Person } from '../../testing/people/test-people.ts';
import { addDocument } from '../../testing/people/upload.ts';
import { addVehicle } from '../../testing/trucks/test-vehicles.ts';
import { addVouchedAccount } from '../accounts/registration/add-vouched-account.ts';

const scene = openScene();

let beginning = '';
beforeEach(() => {
  scene.app.clock.advance({ minutes: 1 });
  beginning = scene.app.clock.now().subtract({ milliseconds: 1 }).toString();
});

const nameOf = ({ account }: Person) => `${account.last_name} ${account.first_name}`;
const by = ({ account }: Person, actor: 'ADMIN' | 'DRIVER') => ({
  actor,
  actorId: account.id,
  actorName: `${account.last_name} ${account.first_name}`,
});

const listActs = async () => {
  const path = `/events?since=${encodeURIComponent(beginning)}&size=100`;
  const response = await call(scene.app, `GET ${path}`, scene.operator);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ content: JournalEvent[] }>().content;
};

const operate = async (request: string, json?: object) => {
  const response = await call(scene.app, request, { ...scene.operator, ...(json && { json }) });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response;
};

test('a vehicle added, changed and deleted by its owner', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'ACTS 1');
  const { documentId } = await addDocument(scene.app, driver.token);
  const send = (request: string, json?: object) =>
    call(scene.app, request, { ...driver, ...(json && { json }) });
  await send('PUT /vehicle/v2', { id, model: 'MAN' });
  await send('PUT /vehicle/v2', { id, model: 'MAN', documents: [documentId] });
  await send('PUT /vehicle/v2', { id, model: 'MAN' });
  await send(`DELETE /vehicle/${id}`);
  const about = {
    ...by(driver, 'DRIVER'),
    vehicleId: id,
    vehicleRegistrationPlate: 'ACTS 1',
    userId: driver.account.id,
    userName: nameOf(driver),
    bookingId: null,
    formattedBookingNumber: null,
  };
  expect(await listActs()).toMatchObject([
    { ...about, type: 'VEHICLE_ADDED', from: null, to: { plate: 'ACTS 1', model: 'КамАЗ 5490' } },
    { ...about, type: 'VEHICLE_CHANGED', from: { model: 'КамАЗ 5490' }, to: { model: 'MAN' } },
    { ...about, type: 'VEHICLE_CHANGED', from: null, to: { newDocuments: true } },
    { ...about, type: 'VEHICLE_DELETED', from: { plate: 'ACTS 1', model: 'MAN' }, to: null },
  ]);
});

test('a decision, its reason, and the plate that goes from one account to another', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app)];
  const first = await addVehicle(scene.app, one, 'ACTS 2');
  const second = await addVehicle(scene.app, two, 'ACTS 2');
  const reason = encodeURIComponent('СТС не читается');
  await operate(`GET /vehicle/${first.id}/disapprove?reason=${reason}`);
  await operate(`GET /vehicle/${first.id}/approve`);
  await operate(`GET /vehicle/${first.id}/approve`);
  await operate(`GET /vehicle/${second.id}/approve?insteadOf=${first.id}`);
  const operator = by(scene.operator, 'ADMIN');
  expect((await listActs()).filter(({ actor }) => actor === 'ADMIN')).toMatchObject([
    { ...operator, type: 'VEHICLE_DISAPPROVED', vehicleId: first.id, reasons: { EN: 'СТС не читается' } },
    { ...operator, type: 'VEHICLE_APPROVED', vehicleId: first.id, to: { approved: true } },
    {
      ...operator,
      type: 'VEHICLE_DISAPPROVED',
      vehicleId: first.id,
      userName: nameOf(one),
      from: { approved: true },
      to: { approvedVehicleId: second.id },
    },
    {
      ...operator,
      type: 'VEHICLE_APPROVED',
      vehicleId: second.id,
      userName: nameOf(two),
      to: { insteadOf: first.id },
    },
  ]);
  expect((await listActs()).find(({ vehicleId }) => vehicleId === second.id)?.to).toEqual({
    plate: 'ACTS 2',
    model: 'КамАЗ 5490',
    contested: true,
  });
});

test('a document looked at by somebody else: once in ten minutes, however many parts are asked for', async () => {
  const driver = await addDriver(scene.app);
  const { documentId, fileId } = await addDocument(scene.app, driver.token);
  const { id } = await addVehicle(scene.app, driver, 'ACTS 3', { documents: [documentId] });
  const look = (person: Person, range?: string) =>
    call(scene.app, `GET /files/download/${fileId}`, { ...person, ...(range && { headers: { range } }) });
  const looks = async () => (await listActs()).filter(({ type }) => type === 'DOCUMENT_VIEWED');
  expect((await look(driver)).statusCode).toBe(200);
  expect(await looks()).toEqual([]);
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((at) => look(scene.operator, `bytes=${at}-${at}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(206));
  scene.app.clock.advance({ minutes: 10 });
  await look(scene.operator);
  const view = {
    ...by(scene.operator, 'ADMIN'),
    type: 'DOCUMENT_VIEWED',
    vehicleId: id,
    vehicleRegistrationPlate: 'ACTS 3',
    userName: nameOf(driver),
    to: { fileId, documentType: 'STS', name: 'certificate.jpg' },
  };
  expect(await looks()).toMatchObject([view]);
  scene.app.clock.advance({ milliseconds: 1 });
  await look(scene.operator);
  expect(await looks()).toMatchObject([view, view]);
  await operate(`DELETE /document/${documentId}`);
  expect((await listActs()).at(-1)).toMatchObject({ type: 'DOCUMENT_DELETED', vehicleId: id });
});

test('an account opened for a caller, and taken over by him', async () => {
  const phone = '+79145550001';
  const json = { phoneNumber: phone, firstName: 'Пётр', lastName: 'Звонков', language: 'RU' };
  const { id } = (await operate('POST /users', json)).json();
  const registered = await call(scene.app, 'POST /users/registration', { json: registrationOf(phone) });
  const code = await lastCodeTo(scene.app, phone);
  await call(scene.app, `POST /confirmation-codes/${registered.json().confirmation.id}/confirm?code=${code}`);
  expect(await listActs()).toMatchObject([
    { ...by(scene.operator, 'ADMIN'), type: 'ACCOUNT_OPENED', userId: id, to: { phoneNumber: phone } },
    { type: 'ACCOUNT_TAKEN_OVER', actor: 'DRIVER', actorId: id, userId: id },
  ]);
});

test('an account blocked and let in again, signed out, and given a role', async () => {
  const driver = await addDriver(scene.app);
  const { id } = driver.account;
  await operate(`PUT /users/${id}/status?status=BLOCKED&reason=${encodeURIComponent('Чужой паспорт')}`);
  await operate(`PUT /users/${id}/status?status=BLOCKED`);
  await operate(`PUT /users/${id}/status?status=ACTIVE`);
  await operate(`DELETE /users/${id}/sessions`);
  const token = await freshToken(scene.app, scene.operator);
  for (const _ of [1, 2])
    await call(scene.app, `PUT /users/${id}/roles`, { token, json: { roles: ['BOARD'] } });
  const about = { ...by(scene.operator, 'ADMIN'), userId: id, userName: nameOf(driver) };
  expect(await listActs()).toMatchObject([
    {
      ...about,
      type: 'USER_BLOCKED',
      from: { status: 'ACTIVE' },
      to: { status: 'BLOCKED' },
      reason: 'Чужой паспорт',
    },
    { ...about, type: 'USER_UNBLOCKED', from: { status: 'BLOCKED' }, to: { status: 'ACTIVE' } },
    { ...about, type: 'SESSIONS_ENDED' },
    { ...about, type: 'ROLES_CHANGED', from: { roles: [] }, to: { roles: ['BOARD'] } },
  ]);
});

test('a role given by whoever runs the server is the system’s act', async () => {
  const person = { email: 'chief@example.com', first_name: 'Анна', last_name: 'Главная', roles: ['ADMIN'] };
  await addVouchedAccount(scene.app.systemContext(), { ...person, roles: ['ADMIN'] }, 'a long password');
  expect(await listActs()).toMatchObject([
    { type: 'ROLES_CHANGED', actor: 'SYSTEM', actorName: null, userName: 'Главная Анна' },
  ]);
});

test('parameters, the block of all bookings and ready-made reasons', async () => {
  const reasons = { RU: 'Метель', EN: 'Snowstorm', CN: '暴风雪' };
  await operate('PUT /system-params/booking-params', { slotCapacity: 7 });
  await operate('PUT /system-params/booking-params', { slotCapacity: 7 });
  await operate('PUT /system-params/booking-blocked?value=true', { reasons });
  await operate('PUT /system-params/booking-blocked?value=true', { reasons });
  await operate('PUT /system-params/booking-blocked?value=false');
  await operate('PUT /reasons', { kind: 'CALL', content: [reasons] });
  const operator = by(scene.operator, 'ADMIN');
  const acts = await listActs();
  expect(acts).toMatchObject([
    { ...operator, type: 'PARAMS_CHANGED', to: { slotCapacity: 7, version: 2 } },
    { ...operator, type: 'BOOKING_BLOCKED', reason: 'Метель', reasons },
    { ...operator, type: 'BOOKING_UNBLOCKED', reasons: null },
    { ...operator, type: 'REASONS_CHANGED', to: { kind: 'CALL', version: 2, content: [reasons] } },
  ]);
  expect(Object.keys(acts[0]?.from ?? {}).toSorted()).toEqual(['slotCapacity', 'version']);
});

test('what is refused leaves no trace', async () => {
  const driver = await addDriver(scene.app);
  await call(scene.app, `PUT /users/${scene.operator.account.id}/status?status=BLOCKED`, driver);
  await call(scene.app, `PUT /users/${scene.operator.account.id}/status?status=BLOCKED`, scene.operator);
  await call(scene.app, 'PUT /reasons', {
    ...scene.operator,
    json: { kind: 'BAN', content: [], version: 9 },
  });
  expect(await listActs()).toEqual([]);
});
