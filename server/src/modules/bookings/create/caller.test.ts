import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../../testing/people/test-accounts.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const slot = '2026-11-21T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

let calls = 0;
const newTruck = () => {
  calls += 1;
  return { vehicleModel: 'MAN', vehicleRegistrationPlate: `CALL ${calls}` };
};
const bookFor = (body: object) => operator.call('POST', '/booking', { body: { dateBooked: slot, ...body } });
const phoneOf = async ({ userId }: Visitor) =>
  (await operator.call('GET', `/users/${userId}`)).body.phone.value as string;

test('the account is the one that is named, then the truck’s, then the plate’s, then the phone’s', async () => {
  const [named, owner, approved, phoned] = [
    await createVisitor(app),
    await createVisitor(app),
    await createVisitor(app),
    await createVisitor(app),
  ];
  const phoneNumber = await phoneOf(phoned);
  const plate = 'CALLER 77';
  await createTruck(app, approved.userId, { plate });
  const { vehicleId } = await createTruck(app, owner.userId);
  const truck = { vehicleModel: 'MAN', vehicleRegistrationPlate: plate };
  const answers = [
    await bookFor({ userId: named.userId, ...newTruck(), phoneNumber }),
    await bookFor({ vehicleId, phoneNumber }),
    await bookFor({ ...truck, phoneNumber }),
    await bookFor({ ...newTruck(), phoneNumber }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(answers.map(({ body }) => body.userId)).toEqual(
    [named, owner, approved, phoned].map(({ userId }) => userId),
  );
  const mistaken = await bookFor({ userId: named.userId, vehicleId });
  expect(mistaken).toMatchObject({ status: 400, body: { errors: [{ propertyPath: 'vehicleId' }] } });
});

test('without account and phone nobody is booked for, least of all the operator', async () => {
  expect(await bookFor(newTruck())).toMatchObject({
    status: 400,
    body: { errors: [{ propertyPath: 'phoneNumber', code: 'REQUIRED' }] },
  });
});

test('a caller whom nobody knows gets an account, once, and is told by SMS', async () => {
  const phoneNumber = '+79149990001';
  const name = { firstNameOfDriver: 'Сяо', lastNameOfDriver: 'Ли' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => bookFor({ ...newTruck(), ...name, phoneNumber, language: 'CN' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [userId, ...others] = new Set(answers.map(({ body }) => body.userId));
  expect(others).toEqual([]);
  const profile = (await operator.call('GET', `/users/${userId}`)).body;
  expect(profile).toMatchObject({
    firstName: 'Сяо',
    status: 'NEED_VERIFICATION_PHONE',
    phone: { value: phoneNumber, verified: false },
  });
  const texts = (await messagesTo(app, phoneNumber)).map(({ body }) => body);
  expect(texts).toHaveLength(3);
  for (const { body } of answers) {
    const pass = `http://localhost:3000/pass/${body.passToken}`;
    expect(texts).toContain(
      `【Oktet】预约${body.formattedBookingNumber}已确认：11月21日 09:00 ${pass} 请于11月21日 06:00至11月21日 09:10到达`,
    );
  }
  const again = await bookFor({ userId, ...newTruck() });
  expect(again).toMatchObject({ status: 201, body: { userId, phoneNumber } });
});

test('what is refused opens no account', async () => {
  const phoneNumber = '+79149990002';
  const refused = await bookFor({ ...newTruck(), phoneNumber, dateBooked: '2026-11-21T09:30:00+09:00' });
  expect(refused.body.code).toBe('SLOT_NOT_FOUND');
  expect(
    (await operator.call('GET', `/users?query=${encodeURIComponent('9149990002')}`)).body.content,
  ).toEqual([]);
});

test('nobody is booked for who registered and proved nothing', async () => {
  const { id: registered } = await addAccount(app, {
    status: 'NEED_VERIFICATION_PHONE',
    email_verified: false,
  });
  for (const userId of [crypto.randomUUID(), registered])
    expect((await bookFor({ userId, ...newTruck() })).status).toBe(404);
});

test('another account’s truck does not exist for a driver', async () => {
  const { vehicleId } = await createTruck(app, operator.userId);
  const answer = await driver.call('POST', '/booking', { body: { dateBooked: slot, vehicleId } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('an operator books the running slot until it ends, a driver does not', async () => {
  app.clock.set('2026-11-20T12:59:00+09:00');
  const running = { dateBooked: '2026-11-20T12:00:00+09:00' };
  const { vehicleId } = await createTruck(app, driver.userId);
  const asDriver = await driver.call('POST', '/booking', { body: { ...running, vehicleId } });
  expect(asDriver.body.code).toBe('SLOT_TOO_SOON');
  expect((await bookFor({ ...running, vehicleId })).status).toBe(201);
  const asap = await operator.call('POST', '/booking/asap', {
    body: { vehicleId: (await createTruck(app, driver.userId)).vehicleId },
  });
  expect(asap.body.dateBooked).toBe(running.dateBooked);
  app.clock.set('2026-11-20T13:00:00+09:00');
  const late = await bookFor({ ...running, ...newTruck(), userId: driver.userId });
  expect(late).toMatchObject({ status: 422, body: { code: 'SLOT_PAST' } });
});

test('the cargo that is not named is the first active type', async () => {
  const { cargoTypes } = (await operator.call('GET', '/system-params/booking-params')).body;
  const setTypes = (types: object[]) =>
    operator.call('PUT', '/system-params/booking-params', { body: { cargoTypes: types } });
  const [first, ...others] = cargoTypes;
  await setTypes([{ ...first, active: false }, ...others.toReversed()]);
  const { body } = await bookFor({ ...newTruck(), userId: driver.userId });
  await setTypes(cargoTypes);
  expect(body.cargoType).toBe(others.at(-1).code);
});

test('another driver than the owner of the account does not get the owner’s patronymic', async () => {
  const owner = await createVisitor(app);
  const later = '2026-11-21T15:00:00+09:00';
  await owner.call('PUT', '/users/personal-data', { body: { patronymic: 'Ильич' } });
  const patronymicOf = async (name: object) =>
    (await bookFor({ dateBooked: later, userId: owner.userId, ...newTruck(), ...name })).body
      .patronymicOfDriver;
  expect(await patronymicOf({})).toBe('Ильич');
  expect(await patronymicOf({ firstNameOfDriver: 'Bat', lastNameOfDriver: 'Эрдэнэ' })).toBeNull();
  expect(await patronymicOf({ firstNameOfDriver: 'Bat', patronymicOfDriver: 'Ганбаатар' })).toBe('Ганбаатар');
});
