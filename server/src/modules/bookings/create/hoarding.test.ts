import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { solveCaptcha } from '../../../testing/people/solve-captcha.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, bookTruck, confirmBooking, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const day = '2026-11-22';
const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
  await setParams({ codeChannel: 'AUTO', maxActiveBookingsPerUser: 10, maxUnconfirmedPerUser: 2 });
});

afterAll(() => app.close());

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
const edit = (id: string, body: object) => driver.call('PUT', '/booking', { body: { id, ...body } });

const placesOf = async (userId: string) => {
  const own = app.database.db.selectFrom('booking').where('account_id', '=', userId);
  const rows = await own.where('status', '<>', 'CANCELED').select('pending_at').execute();
  return rows.length + rows.filter(({ pending_at }) => pending_at !== null).length;
};

test('an account never keeps more places than it may, whatever it asks for and however often', async () => {
  const ids: string[] = [];
  for (let hour = 0; hour < 12; hour += 1) {
    const { status, body } = await bookTruck(app, driver, { dateBooked: at(hour) });
    if (status !== 201) continue;
    await confirmBooking(app, driver, body.id);
    ids.push(body.id);
  }
  expect(ids).toHaveLength(10);
  const answers = await Promise.all(ids.map((id, hour) => edit(id, { dateBooked: at(hour + 12) })));
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['TOO_MANY_BOOKINGS']));
  expect(await placesOf(driver.userId)).toBe(10);
});

test('a pending change takes one of the places that an account may keep', async () => {
  await setParams({ maxActiveBookingsPerUser: 3 });
  const { id } = await bookAndConfirm(app, driver, at(1));
  await bookAndConfirm(app, driver, at(2));
  expect((await edit(id, { dateBooked: at(3) })).status).toBe(200);
  expect((await bookTruck(app, driver, { dateBooked: at(4) })).body.code).toBe('TOO_MANY_BOOKINGS');
  await confirmBooking(app, driver, id);
  expect((await bookTruck(app, driver, { dateBooked: at(4) })).status).toBe(201);
});

test('a pending change waits for a code like a new booking', async () => {
  const [first, second] = [
    await bookAndConfirm(app, driver, at(1)),
    await bookAndConfirm(app, driver, at(2)),
  ];
  expect((await bookTruck(app, driver, { dateBooked: at(3) })).status).toBe(201);
  expect((await edit(first.id, { dateBooked: at(4) })).status).toBe(200);
  expect((await edit(second.id, { dateBooked: at(4) })).body.code).toBe('TOO_MANY_UNCONFIRMED');
  expect((await bookTruck(app, driver, { dateBooked: at(4) })).body.code).toBe('TOO_MANY_UNCONFIRMED');
});

test('changes at the same moment do not slip past the limit together', async () => {
  const ids = [];
  for (const hour of [1, 2, 3, 4]) ids.push((await bookAndConfirm(app, driver, at(hour))).id);
  const answers = await Promise.all(ids.map((id) => edit(id, { dateBooked: at(9) })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
});

test('changing a booking to the slot that it has holds nothing', async () => {
  const { id } = await bookAndConfirm(app, driver, at(5));
  const before = (await slotAt(driver, at(5))).free;
  expect((await edit(id, { dateBooked: at(5) })).body).toMatchObject({ bookingStatus: 'BOOKED' });
  await edit(id, { dateBooked: at(6) });
  expect((await edit(id, { dateBooked: at(5) })).body).toMatchObject({
    pendingChanges: { dateBooked: at(6) },
  });
  expect((await edit(id, { dateBooked: at(6) })).body.code).toBe('NOT_EDITABLE');
  expect((await slotAt(driver, at(5))).free).toBe(before);
  expect(await placesOf(driver.userId)).toBe(2);
});

const cancelHold = async () => {
  const { body } = await bookTruck(app, driver, { dateBooked: at(7) });
  await driver.call('DELETE', `/booking/${body.id}`);
};

test('the first hold that one cancels oneself within an hour costs nothing', async () => {
  for (const _ of ['now', 'an hour later']) {
    await cancelHold();
    const next = await bookTruck(app, driver, { dateBooked: at(9) });
    expect(next.status).toBe(201);
    expect((await confirmBooking(app, driver, next.body.id)).status).toBe(204);
    app.clock.advance({ minutes: 61 });
  }
  await cancelHold();
  await cancelHold();
  expect(await bookTruck(app, driver, { dateBooked: at(9) })).toMatchObject({
    status: 429,
    body: { code: 'BOOKING_PAUSE', message: expect.stringContaining('через 1 мин') },
  });
});

const lettingGo = {
  'a second hold that is cancelled': async () => {
    await cancelHold();
    await cancelHold();
  },
  'a hold that runs out': async () => {
    await bookTruck(app, driver, { dateBooked: at(7) });
    app.clock.advance({ minutes: 15 });
  },
  'a change that runs out': async () => {
    const { id } = await bookAndConfirm(app, driver, at(7));
    await edit(id, { dateBooked: at(8) });
    app.clock.advance({ minutes: 15 });
  },
  'a change that is cancelled with its booking': async () => {
    await cancelHold();
    const { id } = await bookAndConfirm(app, driver, at(7));
    await edit(id, { dateBooked: at(8) });
    await driver.call('DELETE', `/booking/${id}`);
  },
};

test.each(Object.entries(lettingGo))(
  'after %s the next one costs a pause and a captcha',
  async (_, letGo) => {
    const { id } = await bookAndConfirm(app, driver, at(10));
    await letGo();
    const book = (more: object = {}) => bookTruck(app, driver, { dateBooked: at(9), ...more });
    expect(await book()).toMatchObject({ status: 429, body: { code: 'BOOKING_PAUSE' } });
    expect(await edit(id, { dateBooked: at(11) })).toMatchObject({ status: 429 });
    app.clock.advance({ minutes: 1 });
    expect(await book()).toMatchObject({ status: 422, body: { code: 'CAPTCHA_REQUIRED' } });
    expect((await edit(id, { dateBooked: at(11) })).body.code).toBe('CAPTCHA_REQUIRED');
    expect((await edit(id, { dateBooked: at(11), captchaToken: await solveCaptcha(app) })).status).toBe(200);
    expect((await book({ captchaToken: await solveCaptcha(app) })).status).toBe(201);
  },
);

test('what others took away costs nothing', async () => {
  const { body } = await bookTruck(app, driver, { dateBooked: at(7) });
  await operator.call('DELETE', `/booking/${body.id}`);
  expect((await bookTruck(app, driver, { dateBooked: at(7) })).status).toBe(201);
});

test('trucks that nobody has checked: at most so many, and a change of one does not count', async () => {
  const papers = [(await addDocument(app, driver.authorization)).documentId];
  const book = async (hour: number) => {
    const { vehicleId } = await createTruck(app, driver.userId, { approved: false });
    return driver.call('POST', '/booking', { body: { vehicleId, dateBooked: at(hour), documents: papers } });
  };
  const first = await book(1);
  await confirmBooking(app, driver, first.body.id);
  await edit(first.body.id, { dateBooked: at(2) });
  await confirmBooking(app, driver, first.body.id);
  expect((await edit(first.body.id, { dateBooked: at(3) })).status).toBe(200);
  const second = await book(4);
  expect(second.status).toBe(201);
  await confirmBooking(app, driver, second.body.id);
  expect(await book(5)).toMatchObject({ status: 422, body: { code: 'TOO_MANY_UNAPPROVED' } });
  expect((await bookTruck(app, driver, { dateBooked: at(5) })).status).toBe(201);
});

test('e-mail accounts hold no place for trucks that nobody has checked', async () => {
  const attack = async () => {
    const account = await addAccount(app);
    const token = await signIn(app, account);
    const { documentId } = await addDocument(app, token);
    const codes = [];
    for (const hour of [1, 2, 3]) {
      const plate = `HOARD ${account.id.slice(-6)} ${hour}`.replaceAll(/[^0-9A-Z ]/gi, '');
      const json = {
        dateBooked: at(hour),
        vehicleModel: 'X',
        vehicleRegistrationPlate: plate.slice(0, 15),
        documents: [documentId],
      };
      codes.push((await call(app, 'POST /booking', { token, json })).json().code);
    }
    expect(await placesOf(account.id)).toBe(0);
    return codes;
  };
  const answers = (await Promise.all(Array.from({ length: 6 }, attack))).flat();
  expect(new Set(answers)).toEqual(new Set(['PHONE_REQUIRED']));
});

test('the channel of codes is kept to: SMS means a phone, EMAIL an address', async () => {
  const account = await addAccount(app);
  const token = await signIn(app, account);
  const { vehicleId } = await createTruck(app, account.id);
  const book = async () =>
    (await call(app, 'POST /booking', { token, json: { vehicleId, dateBooked: at(1) } })).json();
  await setParams({ codeChannel: 'SMS' });
  expect((await book()).code).toBe('PHONE_REQUIRED');
  await setParams({ codeChannel: 'EMAIL' });
  expect((await bookTruck(app, driver, { dateBooked: at(1) })).body.code).toBe('EMAIL_REQUIRED');
  expect((await book()).confirmation).toMatchObject({ channel: 'EMAIL' });
});
