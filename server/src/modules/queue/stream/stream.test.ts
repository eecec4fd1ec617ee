import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueueEvents } from '#contract/queue/queue-events.ts';
import { applyDelta } from '#kernel/line/queue-delta.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestPair, type TestApp } from '../../../testing/test-app.ts';
import { lineOf } from '../../../testing/trucks/test-line.ts';
import { openStream } from '../../../testing/trucks/test-stream.ts';

let first: TestApp;
let second: TestApp;
let close: () => Promise<void>;
let operator: Visitor;
let driver: Visitor;
let line: ReturnType<typeof lineOf>;

beforeAll(async () => {
  ({ first, second, close } = await createTestPair());
  first.clock.set('2026-11-20T08:55:00+09:00');
  operator = await createVisitor(first, { roles: ['ADMIN'] });
  driver = await createVisitor(first);
  line = lineOf(first, operator);
});

afterAll(() => close());

const nine = '2026-11-20T09:00:00+09:00';

const queueOf = ({ serverTime: _serverTime, build: _build, ...queue }: QueueEvents['state']) => queue;

test('first comes the line as GET answers it, with the time and the build, never stored or compressed', async () => {
  const earlier = await openStream(second, operator, 'placement=admin');
  await earlier.named('state');
  await line.arrive(nine);
  await earlier.reaches((await line.read()).revision);
  earlier.close();
  const stream = await openStream(second, operator, 'placement=admin', { 'accept-encoding': 'br, gzip' });
  const { data } = await stream.named('state');
  expect(queueOf(data)).toEqual((await operator.call('GET', '/queue?size=1000')).body);
  expect(data).toMatchObject({
    serverTime: '2026-11-20T08:55:00+09:00',
    build: expect.stringMatching(/^\w{16}$/),
  });
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers.has('content-encoding')).toBe(false);
  stream.close();
});

test('a change on one instance is on the streams of another within a second, as a small delta', async () => {
  const streams = await Promise.all(
    ['placement=admin', 'placement=board&size=7'].map((query) => openStream(second, operator, query)),
  );
  for (const stream of streams) await stream.named('state');
  const delays: number[] = [];
  for (let change = 0; change < 5; change += 1) {
    await line.arrive(nine);
    const committed = performance.now();
    const { revision } = await line.read();
    for (const stream of streams) delays.push((await stream.reaches(revision)).at - committed);
  }
  // The median, because a busy machine may be late once.
  expect(delays.toSorted((a, b) => a - b)[5]).toBeLessThan(1000);
  for (const [place, stream] of streams.entries()) {
    let queue = queueOf((await stream.named('state')).data);
    for (const event of stream.heard) if (event.name === 'delta') queue = applyDelta(queue, event.data);
    const path = ['/queue?size=1000', '/queue?placement=board&size=10'][place];
    expect(queue).toEqual((await operator.call('GET', String(path))).body);
    stream.close();
  }
});

test('nobody but an operator is sent more than everybody may see', async () => {
  const stream = await openStream(second, driver);
  await stream.named('state');
  await line.arrive(nine);
  await stream.named('delta');
  expect(JSON.stringify(stream.heard)).not.toMatch(/phone|driver|cargo|"id"|Проверкин/);
  stream.close();
});

test('whoever comes back gets what it missed, or the whole line when that is no longer known', async () => {
  const listener = await openStream(second, driver);
  const { data } = await listener.named('state');
  await line.arrive(nine);
  await line.next();
  const { revision } = await line.read();
  await listener.reaches(revision);
  for (const [query, headers] of [
    [`placement=board&since=${data.revision}`, {}],
    ['placement=board', { 'last-event-id': String(data.revision) }],
  ] as const) {
    const back = await openStream(second, driver, query, headers);
    await back.named('heartbeat');
    expect(back.heard.map(({ name }) => name)).toEqual(
      listener.heard
        .filter(({ name }) => name === 'delta')
        .map(() => 'delta')
        .concat('heartbeat'),
    );
    // Replayed changes must not carry a time, because it would set clocks back.
    expect(back.heard.map(({ data }) => 'serverTime' in data)).toEqual(
      back.heard.map(({ name }) => name === 'heartbeat'),
    );
    back.close();
  }
  const current = await openStream(second, driver, `placement=board&since=${revision}`);
  expect((await current.named('heartbeat')).data).toMatchObject({ revision, build: data.build });
  expect(current.heard).toHaveLength(1);
  const unknown = await openStream(second, driver, `placement=board&since=${revision + 7}`);
  expect((await unknown.named('state')).data.revision).toBe(revision);
  for (const stream of [listener, current, unknown]) stream.close();
});

test('a lost notice is made up for within five seconds', async () => {
  const stream = await openStream(second, driver);
  const before = (await stream.named('state')).data.revision;
  // Written without a notice, as if the connection of the listener had been down.
  await first.database.db
    .updateTable('queue_head')
    .set({ lag_minutes: 7, revision: before + 1 })
    .execute();
  const began = performance.now();
  const { at, data } = await stream.reaches(before + 1);
  expect(data).toMatchObject({ base: before, revision: before + 1, set: { lagMinutes: 7 } });
  expect(at - began).toBeLessThan(5000);
  stream.close();
});
