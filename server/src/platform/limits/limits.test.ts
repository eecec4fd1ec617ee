import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Limit, takeEach, takeOne } from './limits.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"sendsPerTarget":3}' } });
});

afterAll(() => app.close());

const limit: Limit = { name: 'test', points: 'sendsPerTarget', seconds: 60 };
const take = (...key: string[]) => takeOne(app.systemContext(), limit, ...key);
const takeMany = async (times: number, ...key: string[]) => {
  const taken = [];
  for (let count = 1; count <= times; count += 1) taken.push((await take(...key)).isOver);
  return taken;
};

test('what is more than the limit is over, until the window ends', async () => {
  expect(await takeMany(4, 'window')).toEqual([false, false, false, true]);
  app.clock.advance({ seconds: 20 });
  expect(await take('window')).toMatchObject({ isOver: true, retryAfterSeconds: 40 });
  app.clock.advance({ seconds: 40 });
  expect(await takeMany(4, 'window')).toEqual([false, false, false, true]);
});

test('the same moment does not let more through', async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => take('together')));
  expect(taken.filter(({ isOver }) => !isOver)).toHaveLength(3);
});

test('what is given back can be taken again, but not saved up', async () => {
  const first = await take('back');
  for (let count = 1; count <= 5; count += 1) await first.giveBack();
  expect(await takeMany(4, 'back')).toEqual([false, false, false, true]);
});

test('a window gets back what was taken in it, not what was taken in the one before', async () => {
  const other: Limit = { ...limit, name: 'other' };
  const takeBoth = async () => {
    const [first] = await takeEach(app.systemContext(), [limit, other], 'both');
    if (!first) throw new Error('nothing was taken');
    return first;
  };
  const early = await takeBoth();
  expect(await takeMany(2, 'both')).toEqual([false, false]);
  await early.giveBack();
  expect(await takeMany(2, 'both')).toEqual([false, true]);
  app.clock.advance({ seconds: 60 });
  expect(await takeMany(3, 'both')).toEqual([false, false, false]);
  await early.giveBack();
  expect(await takeMany(1, 'both')).toEqual([true]);
});

test('keys are apart and are not kept in the clear', async () => {
  await takeMany(4, 'person@example.com', '192.0.2.7');
  expect(await takeMany(1, 'person@example.com', '192.0.2.8')).toEqual([false]);
  expect(await takeMany(1, 'person@example.com192.0.2.7')).toEqual([false]);
  const rows = await app.database.db.selectFrom('rate_limit').select('key').execute();
  expect(JSON.stringify(rows)).not.toContain('person');
});

test('a limit can be a multiple of its number', async () => {
  const double: Limit = { ...limit, name: 'double', times: 2 };
  const taken = [];
  for (let count = 1; count <= 7; count += 1)
    taken.push((await takeOne(app.systemContext(), double, 'x')).isOver);
  expect(taken).toEqual([false, false, false, false, false, false, true]);
});
