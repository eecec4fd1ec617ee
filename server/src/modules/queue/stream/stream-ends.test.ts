import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { usualStreamTimes } from '../../../platform/streams/event-streams.ts';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openStream } from '../../../testing/trucks/test-stream.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';

const streamTimes = { ...usualStreamTimes, reviewMs: 200, pollMs: 50, heartbeatMs: 100 };
let app: TestApp;
let statements: string[];
let isBroken = false;
/** While it is set the database does not answer. */
let silence: Promise<void> | undefined;

const failIfBroken = () => (isBroken ? Promise.reject(new Error('the database cannot be asked')) : undefined);
const polls = () => statements.filter((text) => /select "revision" from "queue_head"/.test(text)).length;
const reviews = () => statements.filter((text) => /"session"\.id = ANY|session\.id = ANY/.test(text)).length;

beforeAll(async () => {
  app = await createTestApp({ streamTimes });
  hookStatements(app, {
    before: (text) => {
      statements.push(text);
      return failIfBroken() ?? silence;
    },
  });
  statements = [];
});

afterAll(() => app.close());

const opened = async (visitor: Visitor, query?: string) => {
  const stream = await openStream(app, visitor, query);
  await stream.named('state');
  return stream;
};

test('sessions that ended without a notice end their streams, all asked about by one statement', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => createVisitor(app)));
  const [expired, blocked, deleted, good] = people as [Visitor, Visitor, Visitor, Visitor];
  const streams = await Promise.all(people.map((one) => opened(one)));
  const { db } = app.database;
  await db
    .updateTable('session')
    .set({ expires_at: app.clock.now() })
    .where('id', '=', expired.sessionId)
    .execute();
  await db.updateTable('account').set({ status: 'BLOCKED' }).where('id', '=', blocked.userId).execute();
  await db.deleteFrom('session').where('id', '=', deleted.sessionId).execute();
  await Promise.all(streams.slice(0, 3).map(({ ended }) => ended));
  expect(app.services.streams.count()).toBe(1);
  const more = await Promise.all([1, 2, 3, 4, 5].map(() => opened(good)));
  const began = performance.now();
  statements.length = 0;
  await expect.poll(reviews).toBeGreaterThan(1);
  expect(reviews()).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / streamTimes.reviewMs) + 1);
  for (const stream of [...streams, ...more]) stream.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
});

test('an instance that cannot look does not say that the line is the newest, and is not silent either', async () => {
  const stream = await opened(await createVisitor(app));
  const { revision } = (await stream.named('state')).data;
  const { data } = await stream.named('heartbeat');
  expect(data).toMatchObject({ revision, serverTime: wireInstant(app.services, app.clock.now()) });
  isBroken = true;
  const pollsAfter = async (count: number) => {
    const before = polls();
    await expect.poll(polls).toBeGreaterThan(before + count);
  };
  await pollsAfter(5);
  const [heard, comments] = [stream.heard.length, stream.comments()];
  await pollsAfter(8);
  expect(stream.heard).toHaveLength(heard);
  expect(stream.comments()).toBeGreaterThan(comments + 1);
  isBroken = false;
  await expect.poll(() => stream.heard.length).toBeGreaterThan(heard);
  expect(app.log.filter(({ msg }) => msg === 'the line could not be read for its streams')).toHaveLength(1);
  stream.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
});

test('a database that does not answer is asked for the line and for sessions once at a time', async () => {
  const stream = await opened(await createVisitor(app));
  const answered = Promise.withResolvers<void>();
  silence = answered.promise;
  onTestFinished(() => answered.resolve());
  statements.length = 0;
  const comments = stream.comments();
  await expect.poll(() => stream.comments()).toBeGreaterThan(comments + 6);
  expect([polls(), reviews()]).toEqual([1, 1]);
  silence = undefined;
  answered.resolve();
  await expect.poll(polls).toBeGreaterThan(1);
  stream.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
});

test('after six hours a stream ends, so that its reader comes back and renews the session', async () => {
  const visitor = await createVisitor(app);
  const stream = await opened(visitor);
  app.clock.advance({ hours: 5, minutes: 59 });
  const younger = await opened(visitor, 'placement=board&size=3');
  expect(app.services.streams.count()).toBe(2);
  app.clock.advance({ minutes: 1 });
  await stream.ended;
  expect(app.services.streams.count()).toBe(1);
  await app.services.sessions.forget({ userId: visitor.userId });
  const back = await openStream(app, visitor);
  expect(back.headers.get('authorization')).toMatch(/^Bearer /);
  for (const one of [younger, back]) one.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
});

test('a driver has ten streams at most: the oldest ends for the newest', async () => {
  const visitor = await createVisitor(app);
  const streams = [];
  for (let count = 0; count < 11; count += 1) streams.push(await opened(visitor));
  await streams[0]?.ended;
  await expect.poll(() => app.services.streams.count()).toBe(10);
  for (const stream of streams) stream.close();
  await expect.poll(() => app.services.streams.count()).toBe(0);
});

test('open streams do not keep the server from closing', async () => {
  const closing = await createTestApp();
  const visitor = await createVisitor(closing);
  const streams = await Promise.all([1, 2, 3].map(() => openStream(closing, visitor)));
  for (const stream of streams) await stream.named('state');
  const [began, said] = [performance.now(), closing.log.length];
  await closing.close();
  // A shutdown waits at most ten seconds for open connections.
  expect(performance.now() - began).toBeLessThan(8000);
  for (const stream of streams) await stream.ended;
  expect(closing.log.slice(said).filter(({ level }) => level >= 40)).toEqual([]);
});
