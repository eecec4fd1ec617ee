import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { askingParams, putParams } from '../../testing/trucks/test-coming.ts';
import { newAdmin } from '../../testing/trucks/test-strikes.ts';
import { askDrivers } from './ask-drivers.ts';
import { carryOutNoes } from './carry-out-noes.ts';
import { reclaimPlaces } from './reclaim-places.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let first: TestApp;
let second: TestApp;

const eleven = '2026-11-22T11:00:00+09:00';

beforeAll(async () => {
  pair = await createTestPair();
  ({ first, second } = pair);
  await putParams(first, askingParams);
  second.services.cache.forgetAll();
});
beforeEach(() => first.clock.set('2026-11-20T12:00:00+09:00'));
afterAll(async () => {
  await requireSlotsAgree(first.database.db);
  await pair.close();
});

const moveTo = async (at: string) => {
  first.clock.set(at);
  await first.database.db.deleteFrom('heartbeat').execute();
};

const booked = async () => {
  const driver = await createVisitor(first);
  return { driver, ...(await bookAndConfirm(first, driver, eleven)) };
};

const answerOn = (app: TestApp, { authorization }: { authorization: string }, id: string, coming: boolean) =>
  app.server.inject({
    method: 'POST',
    url: `/oktet/api/v1/booking/${id}/coming`,
    headers: { authorization },
    payload: { coming },
  });

const onBoth = (work: (ctx: ReturnType<TestApp['systemContext']>) => Promise<number>) =>
  Promise.all([first, second].map((app) => work(app.systemContext())));

test('two instances ask once', async () => {
  const { id } = await booked();
  await moveTo('2026-11-21T11:00:00+09:00');
  const counts = await onBoth(askDrivers);
  expect(counts[0]).toSatisfy((count) => Number(count) + Number(counts[1]) === 1);
  await first.services.jobs.drain();
  const links = await first.database.db
    .selectFrom('coming_link')
    .where('booking_id', '=', id)
    .selectAll()
    .execute();
  expect(links).toHaveLength(1);
});

test('a yes and the reclaim at once: the place stays or comes back, and never twice', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(booked));
  await moveTo('2026-11-21T11:00:00+09:00');
  await askDrivers(first.systemContext());
  await first.services.jobs.drain();
  await moveTo('2026-11-22T07:00:00+09:00');
  const answers = all.map(({ driver, id }, index) => answerOn(index % 2 ? first : second, driver, id, true));
  const [reclaims, ...said] = await Promise.all([onBoth(reclaimPlaces), ...answers]);
  expect(said.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const admin = await newAdmin(first);
  for (const { id } of all)
    expect((await admin.call('GET', `/booking/${id}`)).body).toMatchObject({
      bookingStatus: 'BOOKED',
      coming: { state: 'YES' },
    });
  const ended = await first.database.db
    .selectFrom('booking_event')
    .where('type', '=', 'CANCELED')
    .where(
      'booking_id',
      'in',
      all.map(({ id }) => id),
    )
    .select('id')
    .execute();
  expect(ended.length).toBeLessThanOrEqual(Number(reclaims[0]) + Number(reclaims[1]));
});

test('a no that is revoked at the moment it takes effect is one or the other', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(booked));
  await moveTo('2026-11-21T11:00:00+09:00');
  await askDrivers(first.systemContext());
  for (const { driver, id } of all) expect((await answerOn(first, driver, id, false)).statusCode).toBe(200);
  await moveTo('2026-11-21T11:09:59.999+09:00');
  const revoked = all.map(({ driver, id }, index) => answerOn(index % 2 ? first : second, driver, id, true));
  const work = async () => {
    first.clock.advance({ milliseconds: 1 });
    return onBoth(carryOutNoes);
  };
  const [canceled, ...said] = await Promise.all([work(), ...revoked]);
  const kept = said.filter(({ statusCode }) => statusCode === 200).length;
  expect(Number(canceled[0]) + Number(canceled[1]) + kept).toBe(4);
});
