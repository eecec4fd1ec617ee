import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { hookStatements } from '../../../../testing/hook-statements.ts';
import { bookInGroup, type GroupRequest } from '../../../../testing/pairs/book-pair.ts';
import { messagesTo } from '../../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../../testing/trucks/slots-agree.ts';
import { createTruck } from '../../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let commits = 0;
let failNextFacts = false;
const few = '2026-11-22T09:00:00+09:00';
const many = '2026-11-23T09:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('GET', '/booking/dates/2026-11');
  hookStatements(app, {
    before: (text) => {
      if (/^commit/i.test(text)) commits += 1;
      if (failNextFacts && text.includes('WITH requested')) {
        failNextFacts = false;
        return Promise.reject(new Error('The connection is gone'));
      }
      return undefined;
    },
  });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  await operator.call('PUT', '/system-params/booking-params', {
    body: { priorityReserve: 1, capacityOverrides: [{ start: few, capacity: 3 }], confirmationMinutes: 15 },
  });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const newGroupRequest = async (dateBooked: string, more: Partial<GroupRequest> = {}) => {
  const by = await createVisitor(app);
  const { vehicleId } = await createTruck(app, by.userId);
  return { by, vehicleId, dateBooked, ...more } satisfies GroupRequest;
};

const keyOf = ({ by }: GroupRequest, key: string) => ({
  scope: by.userId,
  route: 'POST /booking',
  key,
  bodyHashes: ['the same'],
  status: 201,
});

const told = (answers: readonly PromiseSettledResult<Booking>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.bookingStatus : answer.reason.code));

const held = 'WAITING_FOR_CONFIRMATION';

const pointsOf = async () => {
  const { rows } = await sql<{ name: string; points: number }>`
    SELECT split_part(key, ':', 1) AS name, sum(points)::int AS points FROM rate_limit GROUP BY 1`.execute(
    app.database.db,
  );
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
};

test('each of a group is decided by itself, in one transaction, first come first served', async () => {
  await sql`DELETE FROM rate_limit`.execute(app.database.db);
  const nobodyElses = '2026-11-21T09:00:00+09:00';
  const banned = await newGroupRequest(nobodyElses);
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned.vehicleId, reason: 'x' } });
  const stranger = await newGroupRequest(nobodyElses);
  const wanted = [
    await newGroupRequest(few),
    banned,
    await newGroupRequest(few),
    await newGroupRequest(few),
    { ...(await newGroupRequest(nobodyElses)), vehicleId: stranger.vehicleId },
    await newGroupRequest(nobodyElses),
  ];
  commits = 0;
  const answers = await bookInGroup(app, wanted);
  expect(told(answers)).toEqual([held, 'VEHICLE_BANNED', held, 'SLOT_FULL', 'NOT_FOUND', held]);
  expect(commits).toBe(1);
  const numbers = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.formattedBookingNumber] : [],
  );
  expect(numbers).toEqual(['261122-0001', '261122-0002', '261121-0001']);
  expect(await pointsOf()).toEqual({ 'booking-attempts': 6, 'send-booking': 3 });
});

test('the code of each goes to his own phone, and history says who booked', async () => {
  const wanted = [await newGroupRequest(many), await newGroupRequest(many)];
  await bookInGroup(app, wanted);
  for (const { by } of wanted) {
    const { body } = await by.call('GET', '/users/current-user');
    const [message, ...more] = await messagesTo(app, body.phone.value);
    expect(more).toEqual([]);
    const own = (await by.call('GET', '/booking/current-user')).body.content[0];
    expect(message?.body).toContain(own.formattedBookingNumber);
    const confirmed = await by.call('POST', '/booking/confirm', {
      body: { id: own.id, code: message?.code },
    });
    expect(confirmed.status).toBe(204);
    const events = app.database.db.selectFrom('booking_event').where('booking_id', '=', own.id);
    expect(await events.select(['type', 'actor', 'actor_id']).orderBy('event_at').execute()).toEqual(
      ['CREATED', 'CONFIRMED'].map((type) => ({ type, actor: 'DRIVER', actor_id: by.userId })),
    );
  }
});

test('what was done before is answered again, and the others are booked', async () => {
  const first = await newGroupRequest(many);
  const again = { ...first, requestKey: keyOf(first, 'again') };
  const [done] = await bookInGroup(app, [again]);
  const answers = await bookInGroup(app, [await newGroupRequest(many), again, await newGroupRequest(many)]);
  expect(told(answers)).toEqual([held, held, held]);
  expect(answers[1]).toEqual(done);
});

test('one that the database refuses harms no other, and each counts once', async () => {
  await sql`DELETE FROM rate_limit`.execute(app.database.db);
  const wanted = [
    await newGroupRequest(many),
    await newGroupRequest(many, { firstNameOfDriver: 'no text may hold \0' }),
    await newGroupRequest(many),
  ];
  const answers = await bookInGroup(app, wanted);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await pointsOf()).toEqual({ 'booking-attempts': 2, 'send-booking': 2 });
  expect(app.log.filter(({ msg }) => msg?.startsWith('a group could not be booked'))).toHaveLength(1);
});

test('a place that only a hold which has run out keeps goes to who asks for it', async () => {
  const start = '2026-11-24T09:00:00+09:00';
  await operator.call('PUT', '/system-params/booking-params', {
    body: { capacityOverrides: [{ start, capacity: 2 }] },
  });
  const wanted = await Promise.all([start, start, start].map((at) => newGroupRequest(at)));
  expect(told(await bookInGroup(app, wanted.slice(0, 2)))).toEqual([held, 'SLOT_FULL']);
  app.clock.advance({ minutes: 15 });
  await sql`DELETE FROM rate_limit`.execute(app.database.db);
  // Members whose slot has an expired hold are booked one by one, in either order.
  expect(told(await bookInGroup(app, wanted.slice(1))).toSorted()).toEqual(['SLOT_FULL', held]);
  expect(await pointsOf()).toEqual({ 'booking-attempts': 2, 'send-booking': 1 });
});

test('who lost a hold pays, whether he comes alone or with others', async () => {
  const [loser, other] = [await newGroupRequest(many), await newGroupRequest(many)];
  // The first hold that is canceled costs nothing.
  for (const _ of ['free', 'paid']) {
    const [lost] = await bookInGroup(app, [loser]);
    if (lost?.status !== 'fulfilled') throw new Error('nothing was booked');
    await loser.by.call('DELETE', `/booking/${lost.value.id}`);
  }
  expect(told(await bookInGroup(app, [loser, other]))).toEqual(['BOOKING_PAUSE', held]);
});

test('who cannot be refused takes nobody with him whose booking is committed', async () => {
  // The only place of this slot is reserved for priority cargo.
  const reserved = '2026-11-25T09:00:00+09:00';
  await operator.call('PUT', '/system-params/booking-params', {
    body: { capacityOverrides: [{ start: reserved, capacity: 1 }] },
  });
  const [known, full] = [await newGroupRequest(reserved), await newGroupRequest(reserved)];
  const open = await newGroupRequest(many);
  const book = ({ by, vehicleId, dateBooked }: GroupRequest) =>
    by.call('POST', '/booking', { body: { vehicleId, dateBooked } });
  expect((await book(known)).body.code).toBe('SLOT_FULL');
  // The facts for the refusal are read first, outside the transaction that books the other member.
  failNextFacts = true;
  const [, booked] = await Promise.all([book(full), book(open)]);
  expect(failNextFacts, 'the statement was not seen').toBe(false);
  expect(booked.status).toBe(201);
});
