import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestInstances } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { entryOf, join, secretOf } from '../../testing/trucks/test-waiting-list.ts';
import { offerFreedPlaces } from './offering/offer-freed-places.ts';

let cluster: Awaited<ReturnType<typeof createTestInstances>>;
let operator: Visitor;

const first = () => {
  const [app] = cluster.apps;
  if (!app) throw new Error('There is no instance');
  return app;
};

beforeAll(async () => {
  cluster = await createTestInstances(3);
  operator = await createVisitor(first(), { roles: ['ADMIN'] });
  const body = {
    slotCapacity: 1,
    priorityReserve: 0,
    freedPlaceRestMinutes: 20,
    waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
});

afterAll(async () => {
  await requireSlotsAgree(first().database.db);
  await cluster.close();
});

const waitFor = async (start: string, count: number) => {
  const to = Temporal.Instant.from(start).add({ hours: 1 }).toString();
  const drivers: Visitor[] = [];
  const entries: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const driver = await createVisitor(first());
    drivers.push(driver);
    entries.push((await join(first(), driver, { from: start, to })).id);
  }
  const states = () => Promise.all(drivers.map((driver, nth) => entryOf(driver, entries[nth] ?? '')));
  return { drivers, states };
};

const giveBack = async (start: string) => {
  const giver = await createVisitor(first());
  const { id } = await bookAndConfirm(first(), giver, start);
  await giver.call('DELETE', `/booking/${id}`);
};

const onAll = () => Promise.all(cluster.apps.map((app) => offerFreedPlaces(app.systemContext())));

test('a place is offered once, however many instances look for whom to offer it to', async () => {
  const start = '2026-11-22T09:00:00+09:00';
  const { states } = await waitFor(start, 3);
  await giveBack(start);
  await onAll();
  expect((await states()).filter(({ state }) => state === 'OFFERED')).toHaveLength(1);
});

test('a link that is tapped many times, and the button meanwhile, take one place once', async () => {
  const start = '2026-11-22T11:00:00+09:00';
  const { drivers, states } = await waitFor(start, 1);
  await giveBack(start);
  await onAll();
  const [driver] = drivers as [Visitor];
  const [entry] = await states();
  const secret = await secretOf(first(), driver);
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => operator.call('POST', `/offer/${secret}`)),
    driver.call('POST', `/waiting-list/${entry?.id}/take`),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'OFFER_OVER')).toHaveLength(3);
  expect((await states())[0]).toMatchObject({ state: 'TAKEN' });
});

test('an offer is either taken or has run out, whoever comes first', async () => {
  const start = '2026-11-22T13:00:00+09:00';
  const { drivers, states } = await waitFor(start, 2);
  await giveBack(start);
  await onAll();
  const place = (await states()).findIndex(({ state }) => state === 'OFFERED');
  const entry = (await states())[place];
  await Promise.all([
    drivers[place]?.call('POST', `/waiting-list/${entry?.id}/take`),
    drivers[place]?.call('POST', `/waiting-list/${entry?.id}/refuse`),
    drivers[place]?.call('DELETE', `/waiting-list/${entry?.id}`),
    onAll(),
  ]);
  await onAll();
  const held = (await states()).filter(({ state }) => state === 'OFFERED' || state === 'TAKEN');
  expect(held).toHaveLength(1);
});
