import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { call } from '../../../testing/people/call-api.ts';
import { solveCaptcha } from '../../../testing/people/solve-captcha.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let stranger: Visitor;
let transactions = 0;
const full = '2026-11-22T09:00:00+09:00';
const closed = '2026-11-22T10:00:00+09:00';
const free = '2026-11-22T12:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"bookingAttemptsPerAccount":100000}' } });
  hookStatements(app, {
    before: (text) => {
      if (/^begin/i.test(text)) transactions += 1;
      return undefined;
    },
  });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  stranger = await createVisitor(app);
});

afterAll(() => app.close());

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });

/** A driver without a phone, with an unconfirmed hold and an unapproved truck. */
const openScene = async () => {
  await setParams({
    priorityReserve: 0,
    capacityOverrides: [{ start: full, capacity: 1 }],
    closures: [{ from: closed, to: '2026-11-22T11:00:00+09:00', reason: 'x' }],
    maxActiveBookingsPerUser: 1,
    maxUnconfirmedPerUser: 1,
    maxUnapprovedPerUser: 0,
  });
  for (let day = 20; day <= 27; day += 1)
    await operator.call('GET', `/booking/time-slots?date=2026-11-${day}`);
  const account = await addAccount(app);
  const token = await signIn(app, account);
  const plate = 'К 555 КК 75';
  const known = await createTruck(app, account.id);
  const first = await call(app, 'POST /booking', {
    token,
    json: { dateBooked: free, vehicleId: known.vehicleId },
  });
  expect(first.statusCode).toBe(201);
  await app.database.db
    .insertInto('lost_hold')
    .values({ booking_id: first.json().id, account_id: account.id, lost_at: app.clock.now() })
    .execute();
  expect((await bookTruck(app, stranger, { dateBooked: full })).status).toBe(201);
  const theirs = await createTruck(app, stranger.userId, { plate });
  const mine = await createTruck(app, account.id, { plate, approved: false });
  return { account, token, known, theirs, mine };
};

/** Suspends all bans, as overdue appeals would, and gives the booked truck a suspended ban too. */
const suspendBans = async ({ vehicleId, registrationPlate }: Awaited<ReturnType<typeof createTruck>>) => {
  const { db } = app.database;
  const [event_at, plate_key] = [app.clock.now(), plateKey(registrationPlate)];
  const event = { id: uuidv7(app.clock), type: 'BAN' as const, plate_key, event_at };
  await db
    .insertInto('ban_event')
    .values({ ...event, vehicle_id: vehicleId, reason: 'x', actor: 'ADMIN' })
    .execute();
  await db
    .insertInto('restriction')
    .values({ event_id: event.id, type: event.type, plate_key, event_at })
    .execute();
  await db.updateTable('restriction').set({ suspended_from: event_at }).execute();
};

/** An operator gets SLOT_PAST in place of SLOT_TOO_SOON; EMAIL_REQUIRED replaces PHONE_REQUIRED if codes go by mail. */
const alternatives = ['SLOT_PAST', 'EMAIL_REQUIRED'];

test('every refusal of the rules has its place in the order below', async () => {
  const [rules, order] = await Promise.all(
    ['booking-rules.ts', 'rule-order.test.ts'].map((name) =>
      readFile(join(import.meta.dirname, name), 'utf8'),
    ),
  );
  const codes = new Set([...(rules ?? '').matchAll(/AppError\('([A-Z_]+)'/g)].map(([, code = '']) => code));
  expect(codes.size).toBeGreaterThan(10 + alternatives.length);
  expect([...codes].filter((code) => !order?.includes(`'${code}'`))).toEqual([]);
});

test('what is wrong is told in one order, the place last', async () => {
  const { account, token, known, theirs, mine } = await openScene();
  await operator.call('PUT', '/system-params/booking-blocked?value=true&reason=x');
  const ban = { vehicleId: theirs.vehicleId, reason: 'x' };
  const bookTheirs = { dateBooked: free, vehicleId: theirs.vehicleId };
  let rivalId = '';
  const documents: string[] = [];
  let captchaToken: string | undefined;
  let suggestions = 0;
  const codeOf = async (dateBooked: string) => {
    const json = { dateBooked, vehicleId: mine.vehicleId, cargoType: 'PERISHABLE', documents, captchaToken };
    const answer = await call(app, 'POST /booking', { token, json });
    suggestions = answer.json().suggestions?.length;
    return answer.json().code;
  };
  const told = [await codeOf('2026-11-22T09:30:00+09:00')];
  await operator.call('PUT', '/system-params/booking-blocked?value=false');
  for (const date of ['2026-11-22T09:30', '2026-11-22T10:00', '2026-12-22T10:00', '2026-11-20T12:00'])
    told.push(await codeOf(`${date}:00+09:00`));
  await app.database.db.insertInto('drawn_day').values({ day: '2026-11-24', on_sale_at: null }).execute();
  told.push(await codeOf('2026-11-24T10:00:00+09:00'));

  const paper = async (type: 'STS' | 'OTHER') =>
    documents.push((await addDocument(app, token, { type })).documentId);
  const mend = [
    () => operator.call('POST', '/vehicle/ban', { body: ban }),
    () => suspendBans(known),
    async () => {
      await operator.call('POST', '/vehicle/unban', { body: ban });
      rivalId = (await operator.call('POST', '/booking', { body: bookTheirs })).body.id;
    },
    () => operator.call('GET', `/vehicle/${theirs.vehicleId}/disapprove`),
    () => paper('STS'),
    () => paper('OTHER'),
    () => operator.call('DELETE', `/booking/${rivalId}`),
    () => setParams({ maxActiveBookingsPerUser: 10 }),
    () => setParams({ maxUnconfirmedPerUser: 2 }),
    () => setParams({ maxUnapprovedPerUser: 2 }),
    () =>
      app.database.db
        .updateTable('account')
        .set({ phone: '+79141110001', phone_verified: true })
        .where('id', '=', account.id)
        .execute(),
    async () => app.clock.advance({ minutes: 2 }),
    async () => {
      captchaToken = await solveCaptcha(app);
    },
  ];
  for (const one of mend) {
    await one();
    told.push(await codeOf(full));
  }
  expect(told).toEqual([
    'BOOKING_BLOCKED',
    'SLOT_NOT_FOUND',
    'SLOT_CLOSED',
    'SLOT_BEYOND_HORIZON',
    'SLOT_TOO_SOON',
    'DAY_IS_DRAWN',
    'VEHICLE_BANNED',
    'ONE_BOOKING_ON_APPEAL',
    'PLATE_OF_ANOTHER_ACCOUNT',
    'CERTIFICATE_REQUIRED',
    'PRIORITY_DOCUMENT_REQUIRED',
    'PLATE_ALREADY_BOOKED',
    'TOO_MANY_BOOKINGS',
    'TOO_MANY_UNCONFIRMED',
    'TOO_MANY_UNAPPROVED',
    'PHONE_REQUIRED',
    'BOOKING_PAUSE',
    'CAPTCHA_REQUIRED',
    'SLOT_FULL',
  ]);
  expect(suggestions).toBe(3);
});

test('in a slot that was full a moment ago nobody is refused by a transaction, and the rules still come first', async () => {
  const dateBooked = '2026-11-23T09:00:00+09:00';
  await setParams({ capacityOverrides: [{ start: dateBooked, capacity: 0 }], maxUnapprovedPerUser: 0 });
  const { vehicleId } = await createTruck(app, stranger.userId);
  const doubtful = await createTruck(app, stranger.userId, { approved: false });
  const isRefusedAtOnce = async () => {
    await stranger.call('POST', '/booking', { body: { dateBooked, vehicleId } });
    transactions = 0;
    const { body } = await stranger.call('POST', '/booking', { body: { dateBooked, vehicleId } });
    const other = await stranger.call('POST', '/booking', {
      body: { dateBooked, vehicleId: doubtful.vehicleId },
    });
    expect([body.code, other.body.code]).toEqual(['SLOT_FULL', 'CERTIFICATE_REQUIRED']);
    return transactions === 0;
  };
  // On a busy machine the cached note that the slot is full may expire too soon, so try again.
  await expect.poll(isRefusedAtOnce, { timeout: 20_000, interval: 0 }).toBe(true);
});
