import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestPair } from '../../testing/test-app.ts';
import { appealTo, banEventsOf, newAdmin, strikeTruck } from '../../testing/trucks/test-strikes.ts';
import { tellSuspensions } from './suspend-appeals.ts';

let pair: Awaited<ReturnType<typeof createTestPair>>;
let driver: Visitor;
beforeAll(async () => {
  pair = await createTestPair();
});
beforeEach(async () => {
  pair.first.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(pair.first);
});
afterAll(() => pair.close());

/** Runs `work` several times at once, alternately on two instances. */
const atOnce = <T>(count: number, work: (app: typeof pair.first) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place % 2 === 0 ? pair.first : pair.second)));

const send = (app: typeof pair.first, by: Visitor, path: string, payload: object) =>
  app.server.inject({
    method: 'POST',
    url: `/oktet/api/v1${path}`,
    headers: { authorization: by.authorization },
    payload,
  });

test('of appeals made at once one is made', async () => {
  const { vehicleId } = await strikeTruck(pair.first, driver, ['2026-11-22', '2026-11-23']);
  const [ban, warning] = await banEventsOf(driver, vehicleId);
  let place = 0;
  const answers = await atOnce(8, (app) => {
    place += 1;
    const eventId = place % 2 === 0 ? ban?.id : warning?.id;
    return send(app, driver, '/appeals', { eventId, text: 'x' });
  });
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
  expect(codes.toSorted()).toEqual([201, ...Array(7).fill('APPEAL_EXISTS')]);
});

test('of decisions made at once one holds', async () => {
  const { vehicleId } = await strikeTruck(pair.first, driver, ['2026-11-22', '2026-11-23']);
  const { id } = await appealTo(driver, vehicleId, 'BAN');
  const admin = await newAdmin(pair.first);
  let place = 0;
  const answers = await atOnce(8, (app) => {
    place += 1;
    const outcome = place % 2 === 0 ? 'LIFTED' : 'UPHELD';
    return send(app, admin, `/appeals/${id}/decision`, { outcome, reason: 'x', version: 1 });
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const state = answers.find(({ statusCode }) => statusCode === 200)?.json().state;
  const events = await banEventsOf(driver, vehicleId);
  expect(events.filter(({ type }) => type === 'UNBAN')).toHaveLength(state === 'LIFTED' ? 1 : 0);
});

test('a decision in the minute of the suspension meets jobs on two instances', async () => {
  const { vehicleId } = await strikeTruck(pair.first, driver, ['2026-11-22', '2026-11-23']);
  const { id } = await appealTo(driver, vehicleId, 'BAN');
  pair.first.clock.set('2026-11-26T11:00:00+09:00');
  const admin = await newAdmin(pair.first);
  const [decided] = await Promise.all([
    send(pair.first, admin, `/appeals/${id}/decision`, { outcome: 'UPHELD', reason: 'x', version: 1 }),
    ...[pair.first, pair.second, pair.first].map((app) => tellSuspensions(app.systemContext())),
  ]);
  expect(decided.statusCode).toBe(200);
  expect((await driver.call('GET', `/vehicle/${vehicleId}`)).body.banStatus).toBe('BANNED');
  const events = (await admin.call('GET', `/events?type=APPEAL_SUSPENDED&vehicleId=${vehicleId}`)).body
    .content;
  expect(events.length).toBeLessThanOrEqual(1);
});

test('jobs on two instances at once tell of a suspension once', async () => {
  const { vehicleId } = await strikeTruck(pair.first, driver, ['2026-11-22', '2026-11-23']);
  await appealTo(driver, vehicleId, 'BAN');
  pair.first.clock.set('2026-11-26T11:00:00+09:00');
  await atOnce(6, (app) => tellSuspensions(app.systemContext()));
  const admin = await newAdmin(pair.first);
  const { content } = (await admin.call('GET', `/events?type=APPEAL_SUSPENDED&vehicleId=${vehicleId}`)).body;
  expect(content).toHaveLength(1);
});
